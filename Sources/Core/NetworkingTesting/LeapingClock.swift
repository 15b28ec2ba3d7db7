internal import Synchronization

/// A clock on which every wait is over at once: it leaps to the end of it.
public final class LeapingClock: Clock {
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex(Instant(offset: .zero))

  /// At its beginning.
  public init() {}

  public var now: Instant { state.withLock { $0 } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
  }

  /// How long all waits were so far.
  public var waited: Duration { now.offset }
}
