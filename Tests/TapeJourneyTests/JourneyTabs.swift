internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabUI
internal import FeaturesRoot
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaInput

/// The tabs that the journeys go through, whatever others the program has.
enum JourneyTabs {
  static let tabs = [PeoplePlace.tab, PostsPlace.tab, SettingsPlace.tab]

  /// The keys of the shell over them.
  static let keys = ShellKeys.all(tabs: tabs.map { ($0.name, $0.title) })

  static let choice: TabChoice = {
    guard let choice = TabChoice(names: tabs.map(\.name)) else { preconditionFailure("the program has these tabs") }
    return choice
  }()
}
