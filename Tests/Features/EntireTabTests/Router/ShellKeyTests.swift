internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct ShellKeyTests {
  private let shell = Shell()

  @Test("Numbers, brackets and Tab select tabs, round and round")
  func tabs() async {
    await shell.press(.character("2"))
    #expect(shell.destination.tab == .posts)
    await shell.press(.character("3"))
    #expect(shell.destination.tab == .settings)
    await shell.press(.character("]"))
    #expect(shell.destination.tab == .people)
    await shell.press(.character("["))
    #expect(shell.destination.tab == .settings)
    await shell.press(KeyPress(.tab), KeyPress(.tab))
    #expect(shell.destination.tab == .posts)
    await shell.press(KeyPress(.tab, .shift))
    #expect(shell.destination.tab == .people)
    await shell.press(.character("3"), .character("1"))
    #expect(shell.destination.tab == .people)
    #expect(shell.people.stub.events.isEmpty && shell.posts.stub.events.isEmpty)
  }

  @Test("What is no key of the shell goes to the tab that is in view")
  func passing() async {
    await shell.press(.character("2"), .character("j"), KeyPress(.escape))
    #expect(shell.posts.stub.events == [.key(.character("j")), .key(KeyPress(.escape))])
    #expect(shell.people.stub.events.isEmpty)
  }

  @Test("y shows the address and gives it to the clipboard")
  func address() async {
    await shell.settle()
    shell.people.place = PeoplePlace(stack: [.person(3)])
    await shell.press(.character("y"))
    #expect(shell.raised == [.copy("stoa://people/3")])
    #expect(await shell.status().hasPrefix(" stoa://people/3 copied"))
  }

  @Test("q leaves the place; at a root, the program")
  func leave() async {
    shell.people.stub.depth = 1
    await shell.press(.character("q"))
    #expect(shell.people.stub.depth == 0)
    #expect(shell.raised.isEmpty)
    await shell.press(.character("q"))
    #expect(shell.raised == [.exit(0)])
  }

  @Test("Q quits from anywhere, ^l draws the screen again")
  func quitAndRedraw() async {
    shell.people.stub.depth = 3
    await shell.press(.control("l"), .character("Q"))
    #expect(shell.raised == [.redraw, .exit(0)])
    #expect(shell.people.stub.depth == 3)
  }

  @Test("A comma opens the preferences over what Settings shows, once")
  func preferences() async {
    shell.settings.place = SettingsPlace(query: TodoQuery(assignee: 2), stack: [.todo(5)], sheet: .digest)
    await shell.press(.character(","))
    let place = SettingsPlace(query: TodoQuery(assignee: 2), stack: [.todo(5), .preferences])
    #expect(shell.destination == Destination(place))
    await shell.press(.character(","), .character("1"), .character(","))
    #expect(shell.destination == Destination(place))
  }

  @Test("^c stops a load; with none it asks, and the second one quits as the signal does")
  func cancel() async {
    shell.people.stub.isLoading = true
    await shell.press(.control("c"))
    #expect(!shell.people.stub.isLoading)
    #expect(await !shell.status().contains("quit"))
    await shell.press(.control("c"))
    #expect(await shell.status().hasPrefix(" Press ^c again to quit."))
    #expect(shell.raised.isEmpty)
    await shell.press(.control("c"))
    #expect(shell.raised == [.exit(130)])
  }

  @Test("Any other key takes the question back, and means what it means")
  func cancelTakenBack() async {
    await shell.press(.control("c"), .character("2"))
    #expect(shell.destination.tab == .posts)
    #expect(await shell.status().hasPrefix(" Press") == false)
    await shell.press(.control("c"))
    #expect(shell.raised.isEmpty)
  }

  @Test("A signal to stop is the same as ^c")
  func interrupt() async {
    await shell.settle()
    shell.coordinator.interrupt()
    #expect(await shell.status().hasPrefix(" Press ^c again to quit."))
    shell.coordinator.interrupt()
    #expect(shell.raised == [.exit(130)])
  }

  @Test("Where text is typed, letters are text; ^c is the shell's all the same")
  func text() async {
    await shell.settle()
    shell.people.stub.capturesText = true
    await shell.press(.character("q"), .character("2"), .character("?"), KeyPress(.tab), .control("c"))
    #expect(
      shell.people.stub.events == [
        .key(.character("q")), .key(.character("2")), .key(.character("?")), .key(KeyPress(.tab)),
      ])
    #expect(await shell.status().hasPrefix(" Press ^c again to quit."))
  }

  @Test("Pasting goes to text; elsewhere it is refused and says so")
  func paste() async {
    await shell.settle()
    shell.coordinator.handle(.paste("q"))
    #expect(shell.people.stub.events.isEmpty && shell.raised.isEmpty)
    #expect(await shell.status().hasPrefix(" Pasting works in text fields only."))
    shell.people.stub.capturesText = true
    shell.coordinator.handle(.paste("abc"))
    #expect(shell.people.stub.events == [.paste("abc")])
    #expect(await !shell.status().contains("Pasting"))
  }

  @Test("What a field does not take is said, and does not reach it")
  func refusal() async {
    await shell.settle()
    shell.people.stub.capturesText = true
    shell.people.stub.refusal = "Not taken."
    await shell.press(.control("c"), .character("x"))
    shell.coordinator.handle(.paste("x"))
    #expect(await shell.status().hasPrefix(" Not taken."))
    #expect(shell.people.stub.events.isEmpty)
    // The question whether to quit is over, too.
    shell.people.stub.refusal = nil
    await shell.press(.control("c"))
    #expect(shell.raised.isEmpty)
  }
}
