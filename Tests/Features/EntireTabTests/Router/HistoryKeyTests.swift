internal import DomainLayer
internal import DomainTesting
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct HistoryKeyTests {
  private let shell = Shell()
  private let person = Destination(PeoplePlace(stack: [.person(3)]))
  private let posts = Destination(PostsPlace())
  private let people = Destination(PeoplePlace())

  @Test("Where there is nothing behind or ahead, H and L say so")
  func nowhere() async {
    await shell.press(.character("H"))
    #expect(await shell.status().hasPrefix(" There is nothing to go back to."))
    await shell.press(.character("L"))
    #expect(await shell.status().hasPrefix(" There is nothing to go forward to."))
    #expect(shell.destination == people)
  }

  @Test("H leads back over all tabs, place by place, and L forward again")
  func ways() async {
    await shell.settle()
    shell.coordinator.open(person)
    await shell.press(.character("2"), .character("3"))
    await shell.press(.character("H"))
    #expect(shell.destination == posts)
    await shell.press(.character("H"))
    #expect(shell.destination == person)
    await shell.press(KeyPress(.left, .alt))
    #expect(shell.destination == people)
    await shell.press(KeyPress(.right, .alt), .character("L"))
    #expect(shell.destination == posts)
    await shell.press(.character("L"))
    #expect(shell.destination == Destination(SettingsPlace()))
    await shell.press(.character("L"))
    #expect(await shell.status().hasPrefix(" There is nothing to go forward to."))
  }

  @Test("Who goes to a new place after going back has nothing ahead any more")
  func cut() async {
    await shell.press(.character("2"), .character("H"), .character("3"), .character("L"))
    #expect(await shell.status().hasPrefix(" There is nothing to go forward to."))
    await shell.press(.character("H"))
    #expect(shell.destination == people)
  }

  @Test("A place comes back with the filter and the sheet that it was left with")
  func whole() async {
    await shell.press(.character("2"))
    let left = PostsPlace(query: PostQuery(filter: "x", author: 2), stack: [.post(7)], sheet: .highlights)
    shell.posts.place = left
    await shell.press(.character("1"))
    shell.posts.place = PostsPlace()
    await shell.press(.character("H"))
    #expect(shell.destination == Destination(left))
  }

  @Test("From the preferences H leads to the tab where they were opened, also after Esc")
  func preferences() async {
    await shell.press(.character(","), .character("H"))
    #expect(shell.destination == people)
    await shell.press(.character("L"))
    #expect(shell.destination == Destination(SettingsPlace(stack: [.preferences])))
  }

  @Test("- swaps the two places that one was at last, however one came there")
  func previous() async {
    await shell.press(.character("2"), .character("3"), .character("H"), .character("-"))
    #expect(shell.destination == Destination(SettingsPlace()))
    await shell.press(.character("-"))
    #expect(shell.destination == posts)
    await shell.press(.character("H"))
    #expect(shell.destination == people)
  }

  @Test("By their names they do the same, and say in the line why not")
  func named() async {
    await shell.press(.character("2"))
    await command("back-in-history")
    #expect(shell.destination == people)
    await command("forward-in-history")
    #expect(shell.destination == posts)
    await command("forward-in-history")
    #expect(await shell.settle().lines.contains { $0.contains("there is nothing to go forward to") })
  }

  @Test("Signed out there is no way along the history")
  func signedOut() async {
    let world = SampleWorld()
    world.change { $0.session = .signedOut }
    let shell = Shell(world)
    await shell.press(.character("H"))
    #expect(await shell.status().hasPrefix(" Sign in first."))
  }

  private func command(_ name: String) async {
    await shell.press(.character(":"))
    for character in name { shell.coordinator.handle(.key(.character(character))) }
    await shell.press(KeyPress(.enter))
  }
}
