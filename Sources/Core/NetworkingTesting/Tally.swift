internal import Synchronization

/// Counts what has happened, and lets tests wait for the count instead of for time.
public final class Tally: Sendable {
  private struct State {
    var count = 0
    var waiters: [(goal: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Nothing counted yet.
  public init() {}

  /// How many have been counted.
  public var count: Int { state.withLock { $0.count } }

  /// Counts one more, and lets go those who wait for it.
  public func add() {
    let reached = state.withLock { state in
      state.count += 1
      let reached = state.waiters.filter { $0.goal <= state.count }
      state.waiters.removeAll { $0.goal <= state.count }
      return reached
    }
    for waiter in reached { waiter.continuation.resume() }
  }

  /// Returns once that many have been counted.
  public func reached(_ goal: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.count >= goal { return true }
        state.waiters.append((goal, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
