/// A tab of the program, in the order of the screen.
public enum ShellTab: String, Hashable, Sendable, CaseIterable {
  case people, posts, settings

  /// The name on the screen.
  public var title: String {
    switch self {
    case .people: "People"
    case .posts: "Posts"
    case .settings: "Settings"
    }
  }
}
