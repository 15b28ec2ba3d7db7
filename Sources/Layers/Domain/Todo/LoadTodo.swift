/// Loads one to-do.
public struct LoadTodo: Sendable {
  private let todos: any TodoRepository

  package init(todos: any TodoRepository) { self.todos = todos }

  /// The to-do, or `.notFound`.
  public func callAsFunction(_ id: Todo.ID, refresh: Bool = false) async throws(DomainError) -> Answer<Todo> {
    try await todos.todo(id, refresh: refresh)
  }
}
