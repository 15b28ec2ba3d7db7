internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

/// The tabs that the journeys go through, whatever others the program has.
enum JourneyTabs {
  static let tabs = [PeoplePlace.tab, PostsPlace.tab, SettingsPlace.tab]

  static let choice: TabChoice = {
    guard let choice = TabChoice(names: tabs.map(\.name)) else { preconditionFailure("the program has these tabs") }
    return choice
  }()
}
