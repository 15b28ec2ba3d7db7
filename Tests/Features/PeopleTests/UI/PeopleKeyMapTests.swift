internal import PeopleUI
internal import StoaInput
internal import Testing

struct PeopleKeyMapTests {
  @Test("No key and no name of a place is claimed twice")
  func conflicts() {
    #expect(PeopleScreen.keyMap.conflicts.isEmpty && PeopleScreen.keyMap.duplicateNames.isEmpty)
    #expect(PersonScreen.keyMap.conflicts.isEmpty && PersonScreen.keyMap.duplicateNames.isEmpty)
    #expect(PersonPostsScreen.keyMap.conflicts.isEmpty && PersonPostsScreen.keyMap.duplicateNames.isEmpty)
    #expect(OverviewSheet.keyMap.conflicts.isEmpty && OverviewSheet.keyMap.duplicateNames.isEmpty)
  }

  @Test("Every place moves by the same keys", arguments: KeyBinding<Motion>.motions { $0 })
  func motions(_ binding: KeyBinding<Motion>) {
    for key in binding.keys {
      #expect(PeopleScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(PersonScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(PersonPostsScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(OverviewSheet.keyMap.command(for: key) == .move(binding.command))
    }
  }

  @Test("The footer of the list names what is done most")
  func footer() {
    #expect(PeopleScreen.keyMap.footer.map(\.title) == ["open", "filter", "their to-dos", "refresh"])
  }
}
