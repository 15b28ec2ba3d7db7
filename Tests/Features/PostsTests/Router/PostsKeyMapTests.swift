internal import PostsUI
internal import StoaInput
internal import Testing

struct PostsKeyMapTests {
  @Test("No key and no name of a place is claimed twice")
  func conflicts() {
    #expect(PostsScreen.keyMap.conflicts.isEmpty && PostsScreen.keyMap.duplicateNames.isEmpty)
    #expect(PostScreen.keyMap.conflicts.isEmpty && PostScreen.keyMap.duplicateNames.isEmpty)
    #expect(CommentsScreen.keyMap.conflicts.isEmpty && CommentsScreen.keyMap.duplicateNames.isEmpty)
    #expect(HighlightsSheet.keyMap.conflicts.isEmpty && HighlightsSheet.keyMap.duplicateNames.isEmpty)
  }

  @Test("Every place moves by the same keys", arguments: KeyBinding<Motion>.motions { $0 })
  func motions(_ binding: KeyBinding<Motion>) {
    for key in binding.keys {
      #expect(PostsScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(PostScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(CommentsScreen.keyMap.command(for: key) == .move(binding.command))
      #expect(HighlightsSheet.keyMap.command(for: key) == .move(binding.command))
    }
  }

  @Test("The footers name what is done most")
  func footer() {
    #expect(PostsScreen.keyMap.footer.map(\.title) == ["open", "filter", "its author", "refresh"])
    #expect(PostScreen.keyMap.footer.map(\.title) == ["open", "its author", "refresh"])
    #expect(CommentsScreen.keyMap.footer.map(\.title) == ["refresh"])
    #expect(HighlightsSheet.keyMap.footer.map(\.title) == ["open", "refresh"])
  }
}
