public import DomainLayer

/// The first posts with the names of their authors, as far as those are known.
public struct Highlights: Equatable, Sendable {
  public let posts: [Post]
  public let names: [User.ID: String]

  public init(posts: [Post], names: [User.ID: String]) {
    self.posts = posts
    self.names = names
  }
}
