/// A sheet of Posts.
public enum PostsSheet: Hashable, Sendable {
  /// The first three posts.
  case highlights
}
