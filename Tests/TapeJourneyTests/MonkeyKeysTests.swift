internal import EntireTabUI
internal import PeopleUI
internal import PostsUI
internal import SettingsUI
internal import StoaApp
internal import StoaInput
internal import Testing

/// The monkey cannot look the keys of the places up: it must know all of them.
struct MonkeyKeysTests {
  @Test func itKnowsTheKeysOfEveryPlace() {
    let known = Set(MonkeySteps.usualKeys + MonkeySteps.leavingKeys + [.character("/"), .character(":")])
    let keys =
      keys(PeopleScreen.keyMap) + keys(PersonScreen.keyMap) + keys(PersonPostsScreen.keyMap)
      + keys(OverviewSheet.keyMap) + keys(PostsScreen.keyMap) + keys(PostScreen.keyMap) + keys(CommentsScreen.keyMap)
      + keys(HighlightsSheet.keyMap) + keys(TodosScreen.keyMap) + keys(TodoScreen.keyMap) + keys(DigestSheet.keyMap)
      + keys(PreferencesScreen.keyMap) + keys(AccountScreen.signedInKeys) + keys(AccountScreen.formKeys)
      + keys(JourneyTabs.keys) + keys(ShellKeys.help)
    let missing = Set(keys).subtracting(known).map(\.label).sorted()
    #expect(missing.isEmpty, "the monkey never presses \(missing.joined(separator: ", "))")
  }

  private func keys<Command>(_ map: KeyMap<Command>) -> [KeyPress] { map.bindings.flatMap(\.keys) }
}
