public import EntireTabInterface
public import PeopleInterface
public import PostsInterface
public import SettingsInterface

/// A whole place of the program: a tab, the places on it, and its sheet.
public enum Destination: Hashable, Sendable {
  case people(PeoplePlace)
  case posts(PostsPlace)
  case settings(SettingsPlace)

  /// The tab that the place is in.
  public var tab: ShellTab {
    switch self {
    case .people: .people
    case .posts: .posts
    case .settings: .settings
    }
  }
}
