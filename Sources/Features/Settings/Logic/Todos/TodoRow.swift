internal import DomainLayer

/// A row of the list of to-dos.
public enum TodoRow: Hashable, Sendable {
  /// A to-do; the owner's name is empty until it is known.
  case todo(title: String, owner: String, standing: TodoStanding)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no to-do.
  case unreadable

  init(_ slot: Slot<Todo>?, names: [User.ID: String], marks: [Todo.ID: TodoMark]) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let todo):
      self = .todo(
        title: todo.title, owner: names[todo.owner] ?? "", standing: TodoStanding(todo, marks[todo.id]))
    }
  }
}
