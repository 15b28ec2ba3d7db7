public import DomainLayer

/// A place in Posts: how the list is asked for, what lies on it, and the sheet on top.
public struct PostsPlace: Hashable, Sendable {
  /// The filter and the author of the list.
  public var query: PostQuery
  /// The places over the list, the deepest last.
  public var stack: [PostsRoute]
  public var sheet: PostsSheet?

  public init(query: PostQuery = PostQuery(), stack: [PostsRoute] = [], sheet: PostsSheet? = nil) {
    self.query = query
    self.stack = stack
    self.sheet = sheet
  }
}
