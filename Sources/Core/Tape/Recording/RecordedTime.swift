public import StoaFlow
internal import Synchronization

/// The time that a recorded program lives in. It moves only when something happens, as that of a tape does, so that the
/// same things happen at the same moments when the tape is played.
public final class RecordedTime: Sendable {
  private final class Reading: Sendable {
    let offset = Mutex(Duration.zero)
    var now: Duration { offset.withLock { $0 } }
  }

  /// What the program's timers go by.
  public let clock: LoopClock
  private let reading = Reading()

  /// - Parameter wake: Makes a sleeping loop look at its timers again, from any thread.
  public init(wake: @escaping @Sendable () -> Void) {
    clock = LoopClock(reading: { [reading] in reading.now }, wake: wake)
  }

  /// How much time has passed since the beginning.
  public var now: Duration { reading.now }

  /// When the next timer is due; nil when none is.
  var nextTimer: Duration? { clock.nextDeadline.map { now + $0 } }

  /// Moves the time forward and ends the sleeps that are over; it never goes back.
  func move(to moment: Duration) {
    reading.offset.withLock { $0 = max($0, moment) }
    clock.fireDue()
  }
}
