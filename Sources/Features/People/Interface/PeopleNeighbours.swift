/// What the other features of a program show of what People leads to. What none shows is not offered.
public struct PeopleNeighbours: Hashable, Sendable {
  /// Whether somebody's to-dos are shown.
  public var showTodos: Bool
  /// Whether a post is shown.
  public var showPosts: Bool

  public init(showTodos: Bool = true, showPosts: Bool = true) {
    self.showTodos = showTodos
    self.showPosts = showPosts
  }
}
