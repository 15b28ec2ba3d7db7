public import DomainLayer

extension SampleWorld {
  /// Marks a to-do, unless writing fails; it notes that it was asked.
  public func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    note("mark to-do \(id) \(isDone ? "done" : "open")")
    if let failure = contents.writeFailure { throw failure }
    guard let index = contents.todos.firstIndex(where: { $0.id == id }) else {
      throw DomainError(.notFound(.todo, id))
    }
    change { contents in
      let todo = contents.todos[index]
      contents.todos[index] = Todo(id: id, owner: todo.owner, title: todo.title, isDone: isDone)
    }
  }
}
