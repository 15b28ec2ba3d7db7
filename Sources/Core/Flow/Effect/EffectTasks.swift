internal import Synchronization

/// The tasks of one store's effects, within reach of a `deinit`, which may run on any thread.
final class EffectTasks: Sendable {
  private struct State {
    var tasks: [(number: UInt64, task: Task<Void, Never>)] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Whether the store is gone.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func add(_ task: Task<Void, Never>, _ number: UInt64) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.tasks.append((number, task)) }
      return state.isClosed
    }
    if isClosed { task.cancel() }
  }

  func remove(_ number: UInt64) {
    state.withLock { state in
      if let place = state.tasks.firstIndex(where: { $0.number == number }) { state.tasks.remove(at: place) }
    }
  }

  func cancel(_ number: UInt64) {
    state.withLock { state in state.tasks.first { $0.number == number }?.task }?.cancel()
  }

  /// Cancels all, and whatever is added from now on.
  func close() {
    let tasks = state.withLock { state in
      state.isClosed = true
      defer { state.tasks = [] }
      return state.tasks
    }
    for (_, task) in tasks { task.cancel() }
  }
}
