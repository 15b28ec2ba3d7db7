public import DomainLayer

/// A place that lies over the list of posts.
public enum PostsRoute: Hashable, Sendable {
  /// One post.
  case post(Post.ID)
  /// What was said about that post.
  case comments(Post.ID)
}
