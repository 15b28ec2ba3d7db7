/// Loads a stretch of the list of to-dos.
public struct LoadTodos: Sendable {
  private let todos: any TodoRepository

  package init(todos: any TodoRepository) { self.todos = todos }

  /// The page, which has an entry somewhere: an empty list is `.noMatch` with a filter, `.noneCompleted` when only
  /// completed ones are wanted, `.nothing` with an assignee, else `.empty`.
  public func callAsFunction(
    _ request: PageRequest<TodoQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<Todo> {
    let page = try await todos.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    throw DomainError(request.query.emptyKind)
  }
}

extension TodoQuery {
  fileprivate var emptyKind: DomainError.Kind {
    if !filter.isEmpty { return .noMatch(.todo, filter: filter) }
    if completedOnly { return .noneCompleted(of: assignee) }
    if let assignee { return .nothing(.todo, of: .person(assignee)) }
    return .empty(.todo)
  }
}
