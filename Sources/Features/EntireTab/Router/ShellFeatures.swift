internal import EntireTabInterface
public import PeopleInterface
public import PostsInterface
public import RouterSupport
public import SettingsInterface
public import StoaFlow
internal import StoaRouting

/// The features that the shell stands over, known by their interfaces only; each is made when it is first needed.
@FlowActor public struct ShellFeatures {
  private let peopleSlot: FeatureSlot<PeoplePlace>
  private let postsSlot: FeatureSlot<PostsPlace>
  private let settingsSlot: FeatureSlot<SettingsPlace>

  public init(
    people: @escaping @autoclosure @FlowActor () -> any FeatureCoordinator<PeoplePlace>,
    posts: @escaping @autoclosure @FlowActor () -> any FeatureCoordinator<PostsPlace>,
    settings: @escaping @autoclosure @FlowActor () -> any FeatureCoordinator<SettingsPlace>
  ) {
    peopleSlot = FeatureSlot(people)
    postsSlot = FeatureSlot(posts)
    settingsSlot = FeatureSlot(settings)
  }

  var people: any FeatureCoordinator<PeoplePlace> { peopleSlot.feature }
  var posts: any FeatureCoordinator<PostsPlace> { postsSlot.feature }
  var settings: any FeatureCoordinator<SettingsPlace> { settingsSlot.feature }

  /// Has every tab that is made from now on announced.
  func announce(_ onMake: @escaping @FlowActor (any TabCoordinator) -> Void) {
    peopleSlot.onMake = onMake
    postsSlot.onMake = onMake
    settingsSlot.onMake = onMake
  }

  /// A tab, where it has been needed already.
  func madeTab(_ tab: ShellTab) -> (any TabCoordinator)? {
    switch tab {
    case .people: peopleSlot.madeTab
    case .posts: postsSlot.madeTab
    case .settings: settingsSlot.madeTab
    }
  }

  func tab(_ tab: ShellTab) -> any TabCoordinator {
    switch tab {
    case .people: people.tab
    case .posts: posts.tab
    case .settings: settings.tab
    }
  }

  /// Whether a change of any tab is on its way to the service.
  var isSending: Bool { ShellTab.allCases.contains { madeTab($0)?.isSending ?? false } }

  /// Tells the other tabs that one has changed data; what is made later asks for it as it is then.
  func dataChanged(by changer: ShellTab) {
    for tab in ShellTab.allCases where tab != changer { madeTab(tab)?.dataChanged() }
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

  /// Where all features are.
  func snapshot(tab: ShellTab, history: VisitHistory<Destination>) -> ShellSnapshot {
    ShellSnapshot(
      tab: tab, people: peopleSlot.snapshot ?? FeatureSnapshot(PeoplePlace()),
      posts: postsSlot.snapshot ?? FeatureSnapshot(PostsPlace()),
      settings: settingsSlot.snapshot ?? FeatureSnapshot(SettingsPlace()), history: history)
  }

  /// Has each feature begin where it was left.
  func restore(_ snapshot: ShellSnapshot) {
    peopleSlot.restore(snapshot.people)
    postsSlot.restore(snapshot.posts)
    settingsSlot.restore(snapshot.settings)
  }
}
