/// Marks a to-do as done, or as open again.
///
/// The wish is sent once. Where the answer to it is lost, nobody knows whether the service has heard it: that is
/// `.outcomeUnknown`, and every other error says that nothing was changed.
public struct MarkTodo: Sendable {
  private let todos: any TodoRepository

  package init(todos: any TodoRepository) { self.todos = todos }

  /// Returns when the service has it so.
  public func callAsFunction(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    try await todos.mark(id, isDone: isDone)
  }
}
