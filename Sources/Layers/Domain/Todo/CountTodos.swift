/// Counts the to-dos of a person or of everybody.
public struct CountTodos: Sendable {
  private let todos: any TodoRepository

  package init(todos: any TodoRepository) { self.todos = todos }

  /// Done and all; a person without to-dos has 0 of 0, which is no error.
  public func callAsFunction(
    assignee: User.ID? = nil, refresh: Bool = false
  ) async throws(DomainError) -> Answer<TodoCounts> {
    try await todos.counts(assignee: assignee, refresh: refresh)
  }
}
