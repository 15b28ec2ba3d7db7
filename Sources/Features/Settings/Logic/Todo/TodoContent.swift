internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the page of a to-do shows.
public struct TodoContent: Equatable, Sendable {
  /// A to-do as the page shows it.
  public struct Detail: Hashable, Sendable {
    public let id: Int
    public let title: String
    /// The owner's name, or what stands for it.
    public let owner: String
    /// Whether the owner can be gone to.
    public let opensOwner: Bool
    public let standing: TodoStanding
    /// What there is to say of a wish that came to nothing, as far as is known.
    public let trouble: String?
    /// Whether sending the wish again may do better.
    public let mayTryAgain: Bool
  }

  /// The to-do; nil while a message stands in its place.
  public let todo: Detail?
  public let message: LoadMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ slice: Slice) {
    todo = slice.todo.map { todo in
      Detail(
        id: todo.id, title: todo.title, owner: slice.ownerName ?? "person \(todo.owner)",
        opensOwner: slice.hasPeople, standing: TodoStanding(todo, slice.mark), trouble: slice.mark?.trouble?.message,
        mayTryAgain: slice.mark?.trouble?.mayPass ?? true)
    }
    message = slice.notice.map(LoadMessage.init)
    offset = slice.offset
  }
}
