public import DomainLayer
public import StoaFlow

/// What one person posted.
public struct PersonPostsState: Sendable, Equatable {
  public let author: User.ID
  public package(set) var list: ListState<Slot<Post>, PostQuery, DomainError>
  /// The author's name, once it is known.
  public package(set) var name: String?

  public init(author: User.ID) {
    self.author = author
    list = ListState(query: PostQuery(author: author))
  }
}
