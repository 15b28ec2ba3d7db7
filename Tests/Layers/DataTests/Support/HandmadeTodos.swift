internal import DataLayer
internal import DomainLayer

/// To-dos on a hand-made service.
struct HandmadeTodos: TodoRemoteDataSource {
  /// A query with the third state that only counting needs.
  struct Query: Hashable, Sendable {
    var filter = ""
    var assignee: User.ID?
    var isDone: Bool?
  }

  let service: HandmadeService<Todo, Query>

  init(_ todos: [Todo], _ habits: ServiceHabits) {
    service = HandmadeService(todos.map(Slot.item), habits) { query, habits, slots in
      slots.filter { slot in
        guard habits.selects, let todo = slot.item else { return true }
        return (query.assignee.map { $0 == todo.owner } ?? true) && (query.isDone.map { $0 == todo.isDone } ?? true)
      }
    }
  }

  /// The first half belongs to person 1, then 2 and 3 take turns; every third one is done.
  static func todos(_ count: Int) -> [Todo] {
    (0..<count).map { index in
      Todo(id: index + 1, owner: index < count / 2 ? 1 : 2 + index % 2, title: "Do \(index)", isDone: index % 3 == 0)
    }
  }

  func list(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Todo> {
    let wanted = request.query
    let query = Query(filter: wanted.filter, assignee: wanted.assignee, isDone: wanted.completedOnly ? true : nil)
    return try service.answer(request.with(query: query))
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    throw DomainError(.notFound(.todo, id))
  }

  /// Marks it where the service can be asked; an answer that is lost comes after it.
  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    service.change { slots in
      slots.map { slot in
        slot.map { $0.id == id ? Todo(id: id, owner: $0.owner, title: $0.title, isDone: isDone) : $0 }
      }
    }
    if let failure = service.failure { throw failure }
  }

  func first(
    assignee: User.ID?, isDone: Bool?, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo> {
    try service.answer(PageRequest(query: Query(assignee: assignee, isDone: isDone), limit: 1))
  }
}
