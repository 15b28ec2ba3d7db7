public import DomainLayer

/// A change that can be taken back.
public struct TodoChange: Hashable, Sendable {
  public let id: Todo.ID
  /// Whether the to-do was done before.
  public let wasDone: Bool

  package init(id: Todo.ID, wasDone: Bool) {
    self.id = id
    self.wasDone = wasDone
  }
}
