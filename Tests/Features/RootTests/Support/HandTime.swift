internal import StoaFlow
internal import Synchronization

/// A clock that a test moves by hand.
final class HandTime: Sendable {
  private final class Reading: Sendable {
    let value = Mutex(Duration.zero)
  }

  let clock: LoopClock
  private let reading = Reading()

  init() {
    clock = LoopClock(reading: { [reading] in reading.value.withLock { $0 } }, wake: {})
  }

  /// Lets time pass and ends the sleeps that are over.
  func pass(_ duration: Duration) {
    reading.value.withLock { $0 += duration }
    clock.fireDue()
  }
}
