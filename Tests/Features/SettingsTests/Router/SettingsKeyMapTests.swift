internal import RouterSupport
internal import SettingsInterface
internal import SettingsUI
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

struct SettingsKeyMapTests {
  @Test("No key and no name of a place is claimed twice")
  func conflicts() {
    #expect(TodosScreen.keyMap.conflicts.isEmpty && TodosScreen.keyMap.duplicateNames.isEmpty)
    #expect(TodoScreen.keyMap.conflicts.isEmpty && TodoScreen.keyMap.duplicateNames.isEmpty)
    #expect(DigestSheet.keyMap.conflicts.isEmpty && DigestSheet.keyMap.duplicateNames.isEmpty)
    #expect(PreferencesScreen.keyMap.conflicts.isEmpty && PreferencesScreen.keyMap.duplicateNames.isEmpty)
    #expect(AccountScreen.formKeys.conflicts.isEmpty && AccountScreen.formKeys.duplicateNames.isEmpty)
    #expect(AccountScreen.failedKeys.conflicts.isEmpty && AccountScreen.failedKeys.duplicateNames.isEmpty)
    #expect(AccountScreen.signedInKeys.conflicts.isEmpty && AccountScreen.signedInKeys.duplicateNames.isEmpty)
  }

  @Test("Every list and page moves by the same keys", arguments: KeyBinding<Motion>.motions { $0 })
  func motions(_ binding: KeyBinding<Motion>) {
    for key in binding.keys {
      #expect(TodosScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(TodoScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(DigestSheet.keyMap.command(for: key) == .move(binding.command))
    }
  }

  @Test("Where nobody shows people, no place lists a key that leads to the owner, who is asked for all the same")
  @FlowActor func alone() async {
    let feature = SettingsFeature(hasPeople: false)
    await feature.settle()
    #expect(feature.chrome.footer.map(\.name) == ["open", "mark", "filter", "completed-only", "sheet"])
    feature.show(SettingsPlace(stack: [.todo(1)]))
    await feature.settle()
    #expect(feature.chrome.footer.map(\.name) == ["mark", "refresh", "back", "sheet"])
    await feature.press(.character("p"), KeyPress(.enter))
    #expect(feature.raised == [.showPerson(1), .showPerson(1)])
  }

  @Test("The footers name what is done most")
  func footer() {
    #expect(
      TodosScreen.keyMap.footer.map(\.title) == ["open", "mark", "filter", "completed only", "its owner"])
    #expect(TodoScreen.keyMap.footer.map(\.title) == ["open", "mark", "its owner", "refresh"])
    #expect(PreferencesScreen.keyMap.footer.map(\.title) == ["change"])
    #expect(AccountScreen.formKeys.footer.map(\.title) == ["sign in", "next field"])
    #expect(AccountScreen.failedKeys.footer.map(\.title) == ["try again"])
    #expect(AccountScreen.signedInKeys.footer.map(\.title) == ["sign out"])
  }
}
