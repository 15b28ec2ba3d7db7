internal import DomainLayer
internal import DomainTesting
internal import PostsInterface
internal import PostsUI
internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
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

  @Test("Where nobody shows people, no place lists a key that leads to the author, who is asked for all the same")
  @FlowActor func alone() async {
    let feature = PostsFeature(hasPeople: false)
    await feature.settle()
    #expect(feature.chrome.footer.map(\.name) == ["open", "filter", "refresh", "sheet"])
    feature.show(PostsPlace(stack: [.post(1)]))
    await feature.settle()
    #expect(feature.chrome.footer.map(\.name) == ["open", "refresh", "back", "sheet"])
    await feature.press(.character("p"))
    #expect(feature.raised == [.showPerson(1)])
    await feature.press(KeyPress(.enter))
    #expect(feature.place == PostsPlace(stack: [.post(1), .comments(1)]))
  }

  @Test("A post whose comments have not come has nothing to be opened where nobody shows people")
  @FlowActor func nothingToOpen() async {
    var contents = SampleWorld.Contents.sample
    contents.failures[.comment] = DomainError(.unreachable)
    let feature = PostsFeature(contents, hasPeople: false)
    feature.show(PostsPlace(stack: [.post(1)]))
    await feature.settle()
    #expect(feature.chrome.footer.map(\.name) == ["refresh", "back", "sheet"])
  }

  @Test("The footers name what is done most")
  func footer() {
    #expect(PostsScreen.keyMap.footer.map(\.title) == ["open", "filter", "its author", "refresh"])
    #expect(PostScreen.keyMap.footer.map(\.title) == ["open", "its author", "refresh"])
    #expect(CommentsScreen.keyMap.footer.map(\.title) == ["refresh"])
    #expect(HighlightsSheet.keyMap.footer.map(\.title) == ["open", "refresh"])
  }
}
