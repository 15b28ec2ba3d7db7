public import DomainLayer

/// The first posts with the names of their authors, as far as those are known.
public struct Highlights: Equatable, Sendable {
  public let posts: [Slot<Post>]
  public let names: [User.ID: String]

  public init(posts: [Slot<Post>], names: [User.ID: String]) {
    self.posts = posts
    self.names = names
  }

  /// How many of the posts could not be read.
  public var unreadable: Int { posts.count { $0.item == nil } }
}
