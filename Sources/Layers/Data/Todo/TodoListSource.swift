internal import DomainLayer

/// The list of to-dos and the meaning of its queries.
struct TodoListSource: ListSource {
  let remote: any TodoRemoteDataSource

  func fetch(
    _ request: PageRequest<TodoQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Todo> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: TodoQuery) -> TodoQuery { TodoQuery() }

  func narrowings(of query: TodoQuery) -> [Narrowing] {
    var needs: [Narrowing] = []
    if !query.filter.isEmpty { needs.append(.search) }
    if query.assignee != nil || query.completedOnly { needs.append(.fields) }
    return needs
  }

  func impossible(_ narrowing: Narrowing) -> TodoQuery? {
    switch narrowing {
    case .search: TodoQuery(filter: impossibleText)
    case .fields: TodoQuery(assignee: impossibleID)
    case .order: nil
    }
  }

  func fits(_ item: Todo, _ query: TodoQuery) -> Bool {
    (item.isDone || !query.completedOnly) && (query.assignee.map { $0 == item.owner } ?? true)
  }

  func filter(of query: TodoQuery) -> String { query.filter }

  func searchText(of item: Todo) -> String { item.title }
}
