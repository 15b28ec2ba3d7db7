internal import DataLayer
internal import DomainLayer

/// To-dos of a JSONPlaceholder-like service, at `/todos`; protected where the service has accounts.
struct TodoService: TodoRemoteDataSource {
  static let path = "todos"

  private let service: RemoteService
  private let place: RemotePlace

  init(_ service: RemoteService, isProtected: Bool) {
    self.service = service
    place = RemotePlace(path: Self.path, feature: "settings", subject: .todo, isProtected: isProtected)
  }

  func list(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Todo> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.search(request.query.filter)
    if let assignee = request.query.assignee { query.equal("userId", String(assignee)) }
    if request.query.completedOnly { query.equal("completed", "true") }
    return try await service.list(place, query, of: TodoWire.self, refresh: refresh)
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    try await service.item(place, id, as: TodoWire.self, refresh: refresh)
  }

  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    let changed = try await service.change(place, id, TodoWire.marking(isDone), as: TodoWire.self)
    // What says that it is another still was not heard, or was changed by somebody else meanwhile.
    if let changed, changed.isDone != isDone {
      throw DomainError(.outcomeUnknown, cause: "the answer has it otherwise")
    }
  }

  func first(
    assignee: User.ID?, isDone: Bool?, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo> {
    var query = WireQuery(page: 1, limit: 1)
    if let assignee { query.equal("userId", String(assignee)) }
    if let isDone { query.equal("completed", String(isDone)) }
    return try await service.list(place, query, of: TodoWire.self, refresh: refresh)
  }
}
