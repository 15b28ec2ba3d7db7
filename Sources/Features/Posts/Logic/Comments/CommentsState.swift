public import DomainLayer
public import StoaFlow

/// What was said about one post.
public struct CommentsState: Sendable, Equatable {
  public let post: Post.ID
  public package(set) var list: ListState<Slot<Comment>, CommentQuery, DomainError>

  public init(post: Post.ID) {
    self.post = post
    list = ListState(query: CommentQuery(post: post))
  }
}
