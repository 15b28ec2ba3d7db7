public import DomainLayer
internal import PostsInterface
public import StoaFlow

/// One post: its text, who wrote it, and the first comments.
public struct PostState: Sendable, Equatable {
  public let id: Post.ID
  /// Whether others show its author.
  public let hasPeople: Bool
  public package(set) var post = ItemState<Post, DomainError>()
  /// The first comments, with the count of all.
  public package(set) var comments = ItemState<Page<Comment>, DomainError>()
  /// The author's name, once it is known.
  public package(set) var authorName: String?
  public package(set) var cursor = PageCursor()

  public init(id: Post.ID, hasPeople: Bool = true) {
    self.id = id
    self.hasPeople = hasPeople
  }

  /// Whether any of it is on its way.
  public var isBusy: Bool { post.isBusy || comments.isBusy }

  /// Why what is shown could not be brought up to date; comments that never came say so in their place.
  public var trouble: DomainError? { post.failure ?? (comments.value == nil ? nil : comments.failure) }

  /// What can be opened from here, from top to bottom.
  public var links: [PostLink] {
    guard let post = post.value else { return [] }
    let hasComments = (comments.value?.total ?? 0) > 0
    return (hasPeople ? [.intent(.showPerson(post.author))] : []) + (hasComments ? [.route(.comments(id))] : [])
  }

  /// The selected link.
  public var selectedLink: PostLink? {
    links.indices.contains(cursor.link) ? links[cursor.link] : nil
  }
}
