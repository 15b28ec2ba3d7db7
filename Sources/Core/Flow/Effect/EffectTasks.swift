internal import Synchronization

/// The tasks of one store's effects, within reach of a `deinit`, which may run on any thread.
final class EffectTasks: Sendable {
  private struct State {
    var tasks: [UInt64: Task<Void, Never>] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Whether the store is gone.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func add(_ task: Task<Void, Never>, _ number: UInt64) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.tasks[number] = task }
      return state.isClosed
    }
    if isClosed { task.cancel() }
  }

  func remove(_ number: UInt64) {
    state.withLock { _ = $0.tasks.removeValue(forKey: number) }
  }

  func cancel(_ number: UInt64) {
    state.withLock { $0.tasks[number] }?.cancel()
  }

  /// Cancels all, and whatever is added from now on.
  func close() {
    let tasks = state.withLock { state in
      state.isClosed = true
      defer { state.tasks = [:] }
      return state.tasks
    }
    for task in tasks.values { task.cancel() }
  }
}
