internal import EntireTabInterface
public import PeopleInterface
public import PostsInterface
public import RouterSupport
public import SettingsInterface
public import StoaFlow

/// The features that the shell stands over, known by their interfaces only.
@FlowActor public struct ShellFeatures {
  let people: any FeatureCoordinator<PeoplePlace>
  let posts: any FeatureCoordinator<PostsPlace>
  let settings: any FeatureCoordinator<SettingsPlace>

  public init(
    people: any FeatureCoordinator<PeoplePlace>, posts: any FeatureCoordinator<PostsPlace>,
    settings: any FeatureCoordinator<SettingsPlace>
  ) {
    self.people = people
    self.posts = posts
    self.settings = settings
  }

  func tab(_ tab: ShellTab) -> any TabCoordinator {
    switch tab {
    case .people: people.tab
    case .posts: posts.tab
    case .settings: settings.tab
    }
  }

  /// Where a tab is.
  func place(_ tab: ShellTab) -> Destination {
    switch tab {
    case .people: .people(people.place)
    case .posts: .posts(posts.place)
    case .settings: .settings(settings.place)
    }
  }

  /// Goes to a place in its tab.
  func show(_ destination: Destination) {
    switch destination {
    case .people(let place): people.show(place)
    case .posts(let place): posts.show(place)
    case .settings(let place): settings.show(place)
    }
  }
}
