internal import StoaFlow
internal import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: Clock {
  /// A point in the clock's time, as its distance from the clock's beginning.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's beginning.
    public var offset: Duration

    /// The instant at this distance from the clock's beginning.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Duration.zero
    var timers = TimerQueue()
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    /// Runs what can run; false when nothing more is to be waited for.
    var settle: (@Sendable () async -> Bool)?
  }

  private let state = Mutex(State())

  /// At its beginning.
  public init() {}

  public var now: Instant { Instant(offset: state.withLock { $0.now }) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on the clock.
  public var sleepers: Int { state.withLock { $0.timers.count } }

  /// From now to the first sleep's end; nil when nobody sleeps.
  public var nextDeadline: Duration? {
    state.withLock { state in state.timers.first.map { $0 - state.now } }
  }

  /// Moves the time forward, ending one sleep after another in the order of their deadlines.
  ///
  /// With a ``TestRuntime`` all that can run is run first, and again after each sleep: what an effect does when it
  /// wakes, such as sleeping anew, happens at the right time. Other tasks are not waited for: see
  /// ``waitForSleepers(_:)``.
  public func advance(by duration: Duration) async {
    let settle = state.withLock { $0.settle }
    var isRunning = await settle?() ?? true
    let end = now.advanced(by: duration).offset
    while isRunning, let sleep = popFirst(until: end) {
      sleep.end()
      isRunning = await settle?() ?? true
    }
    state.withLock { $0.now = end }
  }

  /// Returns when at least `count` tasks sleep on the clock.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isMet = state.withLock { state in
        if state.timers.count < count { state.waiters.append((count, continuation)) }
        return state.timers.count >= count
      }
      if isMet { continuation.resume() }
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { $0.timers.reserve() }
    let activity = Activity.timer
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let sleep = TimerQueue.Sleep(continuation: continuation, activity: activity)
        begin(sleep, id: id, until: deadline.offset)
      }
    } onCancel: {
      state.withLock { $0.timers.cancel(id) }?.cancel()
    }
  }

  func attach(settle: @escaping @Sendable () async -> Bool) {
    state.withLock { $0.settle = settle }
  }

  private func begin(_ sleep: TimerQueue.Sleep, id: UInt64, until deadline: Duration) {
    let (fate, met) = state.withLock { state in
      if deadline <= state.now {
        _ = state.timers.cancel(id)
        return (TimerQueue.Insertion?.none, [CheckedContinuation<Void, Never>]())
      }
      let fate = state.timers.insert(sleep, id: id, deadline: deadline)
      let count = state.timers.count
      let met = state.waiters.filter { $0.count <= count }.map(\.continuation)
      state.waiters.removeAll { $0.count <= count }
      return (fate, met)
    }
    switch fate {
    case nil: sleep.end()
    case .cancelled: sleep.cancel()
    case .earliest, .later: break
    }
    for waiter in met { waiter.resume() }
  }

  private func popFirst(until end: Duration) -> TimerQueue.Sleep? {
    state.withLock { state in
      guard let deadline = state.timers.first, deadline <= end else { return nil }
      state.now = max(state.now, deadline)
      return state.timers.popFirst(until: end)
    }
  }
}
