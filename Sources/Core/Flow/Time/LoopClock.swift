internal import Glibc
internal import Synchronization

/// A clock whose timers are kept for a poll loop: it has no thread, and nothing fires unless ``fireDue()`` is called.
///
/// It can be made, read and slept on before a loop runs or without one: sleeps are kept until somebody fires them.
/// Starting, firing and cancelling a sleep cost the logarithm of the number of sleeps.
public final class LoopClock: Clock {
  /// A point in time, as its distance from an origin that is fixed while the process lives.
  public struct Instant: InstantProtocol {
    /// The distance from the origin.
    public var offset: Duration

    /// The instant at this distance from the origin.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let timers = Mutex(TimerQueue())
  private let reading: @Sendable () -> Duration
  private let wake: @Sendable () -> Void

  /// `wake` is called, from any thread, when a sleep is due earlier than all others: the loop must poll anew.
  ///
  /// `reading` is the time since the origin; it must never go back. A run in virtual time passes its own.
  public init(
    reading: @escaping @Sendable () -> Duration = LoopClock.monotonic, wake: @escaping @Sendable () -> Void
  ) {
    self.reading = reading
    self.wake = wake
  }

  public var now: Instant { Instant(offset: reading()) }

  public var minimumResolution: Duration { .milliseconds(1) }

  /// From now to the first sleep's end, zero when it is over; nil when nobody sleeps.
  public var nextDeadline: Duration? {
    guard let deadline = timers.withLock({ $0.first }) else { return nil }
    return max(.zero, deadline - reading())
  }

  /// How many sleeps are kept.
  public var sleepers: Int { timers.withLock { $0.count } }

  /// Ends the sleeps that are due, earliest first and, at one instant, in the order in which they began.
  public func fireDue() {
    let now = reading()
    while let sleep = timers.withLock({ $0.popFirst(until: now) }) { sleep.end() }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = timers.withLock { $0.reserve() }
    let activity = Activity.timer
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let sleep = TimerQueue.Sleep(continuation: continuation, activity: activity)
        switch timers.withLock({ $0.insert(sleep, id: id, deadline: deadline.offset) }) {
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .earliest: wake()
        case .later: break
        }
      }
    } onCancel: {
      timers.withLock { $0.cancel(id) }?.cancel()
    }
  }

  /// The time since the system started, in its finest units.
  public static func monotonic() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
