internal import Synchronization

/// Work that goes on after the caller has its answer; one piece at a time for each key.
///
/// It is nobody's child: the caller's cancellation does not end it.
final class BackgroundWork<Key: Hashable & Sendable>: Sendable {
  private struct State {
    var running: Set<Key> = []
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let executor: any TaskExecutor

  init(executor: any TaskExecutor) {
    self.executor = executor
  }

  /// Starts the work, unless work of that key is going on.
  func start(_ key: Key, _ work: @escaping @Sendable () async -> Void) {
    guard state.withLock({ $0.running.insert(key).inserted }) else { return }
    Task(executorPreference: executor) {
      await work()
      self.end(key)
    }
  }

  /// Returns once nothing is going on.
  func finished() async {
    await withCheckedContinuation { waiter in
      let isIdle = state.withLock { state in
        if state.running.isEmpty { return true }
        state.waiters.append(waiter)
        return false
      }
      if isIdle { waiter.resume() }
    }
  }

  private func end(_ key: Key) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.running.remove(key)
      guard state.running.isEmpty else { return [] }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
