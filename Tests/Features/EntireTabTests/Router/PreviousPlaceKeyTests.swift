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

@FlowActor struct PreviousPlaceKeyTests {
  private let shell = Shell()
  private let person = Destination(PeoplePlace(stack: [.person(3)]))

  @Test("Where one has been nowhere else, - says so")
  func nowhere() async {
    await shell.press(.character("-"))
    #expect(await shell.status().hasPrefix(" There is no previous place yet."))
    #expect(shell.destination == Destination(PeoplePlace()))
  }

  @Test("The place where the program began is no way from another")
  func start() async {
    let shell = Shell(start: Destination(PeoplePlace(stack: [.person(3)])))
    await shell.press(.character("-"))
    #expect(await shell.status().hasPrefix(" There is no previous place yet."))
  }

  @Test("It leads back to the other tab, and pressed again here")
  func tabs() async {
    await shell.settle()
    shell.people.place = PeoplePlace(query: UserQuery(filter: "ann"))
    await shell.press(.character("2"), .character("-"))
    #expect(shell.destination == Destination(PeoplePlace(query: UserQuery(filter: "ann"))))
    await shell.press(.character("-"))
    #expect(shell.destination == Destination(PostsPlace()))
    await shell.press(.character("3"), .character("-"), .character("-"), .character("-"))
    #expect(shell.destination == Destination(PostsPlace()))
  }

  @Test("Links, addresses and intents count, within a tab, too")
  func jumps() async {
    await shell.settle()
    shell.coordinator.open(person)
    shell.coordinator.open(Destination(PeoplePlace(stack: [.person(4)])))
    await shell.press(.character("-"))
    #expect(shell.destination == person)
    shell.coordinator.handle(PeopleIntent.showTodos(of: 3))
    await shell.settle()
    await shell.press(.character("-"))
    #expect(shell.destination == person)
    await shell.press(.character(":"))
    for character in "people?q=x" { shell.coordinator.handle(.key(.character(character))) }
    await shell.press(KeyPress(.enter), .character("-"))
    #expect(shell.destination == person)
    await shell.press(.character("-"))
    #expect(shell.destination == Destination(PeoplePlace(query: UserQuery(filter: "x"))))
  }

  @Test("The preferences are a place, too")
  func preferences() async {
    await shell.press(.character(","), .character("-"))
    #expect(shell.destination == Destination(PeoplePlace()))
    await shell.press(.character("-"))
    #expect(shell.destination == Destination(SettingsPlace(stack: [.preferences])))
  }

  @Test("By its name it does the same")
  func named() async {
    await shell.press(.character("2"), .character(":"))
    for character in "previous-place" { shell.coordinator.handle(.key(.character(character))) }
    await shell.press(KeyPress(.enter))
    #expect(shell.destination == Destination(PeoplePlace()))
  }
}
