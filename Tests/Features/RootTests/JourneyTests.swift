internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct JourneyTests {
  private let program = Program()

  @Test("From a person to their to-dos with s, and back to the person with p")
  func roundTrip() async {
    await program.press(.character("j"), .character("j"), KeyPress(.enter))
    #expect(program.address == "people/3")
    await program.press(.character("s"))
    #expect(program.address == "settings/todos?assignee=3")
    #expect(await program.settle().lines.contains(" [ ] completed only  of Chiara Neri"))
    await program.press(.character("p"))
    #expect(program.address == "people/3")
    #expect(await program.settle().line(2) == " Chiara Neri")
    await program.press(.character("3"))
    #expect(program.address == "settings/todos?assignee=3")
  }

  @Test("From the list of people to the to-dos of the selected one, into one of them, and back to its owner")
  func fromList() async {
    await program.press(.character("G"), .character("s"), .character("j"), KeyPress(.enter))
    #expect(program.address == "settings/todos/18")
    await program.press(.character("p"))
    #expect(program.address == "people/5")
    await program.press(KeyPress(.escape))
    #expect(program.address == "people")
    #expect(await program.status().hasSuffix(" 5/5"))
  }

  @Test("The last line of a person's page leads to their to-dos, too")
  func goToSettings() async {
    await program.press(KeyPress(.enter), .character("G"), KeyPress(.enter))
    #expect(program.address == "settings/todos?assignee=1")
  }

  @Test("From a post to its author with p, and to one of the author's posts")
  func author() async {
    await program.press(.character("2"), .character("G"), .character("p"))
    #expect(program.address == "people/5")
    await program.press(KeyPress(.enter))
    #expect(program.address == "posts/9")
    await program.press(.character("p"))
    #expect(program.address == "people/5")
  }

  @Test("Through all of a person's posts into one, and back step by step")
  func allPosts() async {
    await program.press(KeyPress(.enter), .character("j"), .character("j"), KeyPress(.enter))
    #expect(program.address == "people/1/posts")
    await program.press(.character("j"), KeyPress(.enter))
    #expect(program.address == "posts/2")
    await program.press(.character("1"), KeyPress(.escape))
    #expect(program.address == "people/1")
    await program.press(KeyPress(.escape))
    #expect(program.address == "people")
  }

  @Test("Each tab stays where it was left")
  func tabsStay() async {
    await program.press(KeyPress(.enter), .character("2"), .character("j"), KeyPress(.enter), .character("3"))
    await program.press(.character("j"), .character("j"), KeyPress(.enter), .character("1"))
    #expect(program.address == "people/1")
    await program.press(.character("2"))
    #expect(program.address == "posts/2")
    await program.press(.character("3"))
    #expect(program.address == "settings/todos/3")
  }

  @Test("The list under a person stays filtered and sorted when others show somebody")
  func listStays() async {
    await program.press(.character("o"), .character("o"), .character("/"))
    await program.type("lyon")
    await program.press(KeyPress(.enter))
    #expect(program.address == "people?q=lyon&sort=city")
    await program.press(.character("2"), .character("p"), KeyPress(.escape))
    #expect(program.address == "people?q=lyon&sort=city")
  }

  @Test("A to-do that is marked counts for the person whose page lies under another tab")
  func markedElsewhere() async {
    await program.press(KeyPress(.enter))
    #expect(await program.settle().lines.contains { $0.contains("2/4") })
    await program.press(.character("s"), .space, .character("1"))
    #expect(program.address == "people/1")
    #expect(await program.settle().lines.contains { $0.contains("3/4") })
  }

  @Test("Leaving waits for a change that is on its way; asked for twice, it does not", arguments: [false, true])
  func leaving(isAskedTwice: Bool) async {
    await program.open(Destination(SettingsPlace()))
    await program.settle()
    program.shell.handle(.key(.space))
    program.shell.handle(.key(.character("Q")))
    #expect(program.raised.isEmpty && program.shell.hasUnsavedWork)
    if isAskedTwice {
      program.shell.handle(.key(.character("Q")))
      #expect(program.raised == [.exit(0)])
    }
    await program.settle()
    #expect(program.raised == [.exit(0)] && !program.shell.hasUnsavedWork)
    #expect(program.world.contents.todos[0].isDone)
  }

  @Test("A person without to-dos is said so, and p leads back")
  func nothing() async {
    program.world.change { $0.todos.removeAll { $0.owner == 4 } }
    await program.open(Destination(PeoplePlace(stack: [.person(4)])))
    await program.press(.character("s"))
    #expect(await program.settle().lines.contains { $0.contains("There is no to-do for person 4.") })
    await program.press(.character("p"))
    #expect(program.address == "people/4")
  }
}
