extension TodoCounts {
  /// How far the to-dos of each person are, in the order of the persons' ids.
  public static func byOwner(_ todos: some Sequence<Todo>) -> [(owner: User.ID, counts: TodoCounts)] {
    Dictionary(grouping: todos, by: \.owner).sorted { $0.key < $1.key }.map { owner, todos in
      (owner: owner, counts: TodoCounts(done: todos.count { $0.isDone }, total: todos.count))
    }
  }
}
