/// Which comments are wanted: those on one post, in the order of their ids.
public struct CommentQuery: Hashable, Sendable {
  public var post: Post.ID

  public init(post: Post.ID) { self.post = post }
}
