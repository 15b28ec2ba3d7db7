internal import DomainLayer
internal import DomainTesting
internal import Synchronization

/// To-dos that come when the test lets them, also to those who have stopped waiting.
final class HeldTodos: TodoRepository {
  private struct State {
    var isHeld = true
    var asked: [User.ID?] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let world = SampleWorld()
  private let state = Mutex(State())

  /// Whose to-dos were asked for so far, while they were held.
  var asked: [User.ID?] { state.withLock { $0.asked } }

  /// The use cases of a world with these to-dos.
  var domain: DomainContainer {
    DomainContainer(world, todos: self)
  }

  /// From now on all are there.
  func letGo() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func page(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> Page<Todo> {
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        if state.isHeld {
          state.asked.append(request.query.assignee)
          state.waiting.append(continuation)
        }
        return !state.isHeld
      }
      if goesOn { continuation.resume() }
    }
    return try await world.page(request, refresh: refresh)
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    try await world.todo(id, refresh: refresh)
  }

  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    try await world.mark(id, isDone: isDone)
  }

  func counts(assignee: User.ID?, refresh: Bool) async throws(DomainError) -> Answer<TodoCounts> {
    try await world.counts(assignee: assignee, refresh: refresh)
  }
}
