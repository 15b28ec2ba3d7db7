/// A sheet of Posts, by its name in addresses.
public enum PostsSheet: String, Hashable, Sendable, CaseIterable {
  /// The first three posts.
  case highlights
}
