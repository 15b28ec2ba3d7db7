public import DomainLayer
public import StoaFlow

/// One to-do.
public struct TodoState: Sendable, Equatable {
  public let id: Todo.ID
  public package(set) var todo = ItemState<Todo, DomainError>()
  /// The owner's name, once it is known.
  public package(set) var ownerName: String?
  public package(set) var cursor = PageCursor()

  public init(id: Todo.ID) {
    self.id = id
  }
}
