internal import Synchronization

/// The tasks of one store's effects, within reach of a `deinit`, which may run on any thread.
final class EffectTasks: Sendable {
  private struct State {
    /// By ascending numbers.
    var tasks: [(number: UInt64, task: Task<Void, Never>)] = []
    var isClosed = false

    /// Where the effect of that number is among the tasks; nil when it has none.
    func place(of number: UInt64) -> Int? {
      let place = tasks.place(of: number) { $0.number }
      return place < tasks.count && tasks[place].number == number ? place : nil
    }
  }

  private let state = Mutex(State())

  /// Whether the store is gone.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  func add(_ task: Task<Void, Never>, _ number: UInt64) {
    let isClosed = state.withLock { state in
      // One whose start was reported may have led to another, which is here before it.
      if !state.isClosed { state.tasks.insert((number, task), at: state.tasks.place(of: number) { $0.number }) }
      return state.isClosed
    }
    if isClosed { task.cancel() }
  }

  func remove(_ number: UInt64) {
    state.withLock { state in
      if let place = state.place(of: number) { state.tasks.remove(at: place) }
    }
  }

  func cancel(_ number: UInt64) {
    state.withLock { state in state.place(of: number).map { state.tasks[$0].task } }?.cancel()
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
