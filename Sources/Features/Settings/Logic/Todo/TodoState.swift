public import DomainLayer
public import StoaFlow

/// One to-do.
public struct TodoState: Sendable, Equatable {
  public let id: Todo.ID
  /// Whether others show its owner.
  public let hasPeople: Bool
  public package(set) var todo = ItemState<Todo, DomainError>()
  /// The owner's name, once it is known.
  public package(set) var ownerName: String?
  public package(set) var cursor = PageCursor()

  public init(id: Todo.ID, hasPeople: Bool = true) {
    self.id = id
    self.hasPeople = hasPeople
  }

  /// How many links its page has: the owner is the one that there may be.
  var linkCount: Int { hasPeople && todo.value != nil ? 1 : 0 }
}
