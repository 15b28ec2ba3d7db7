internal import DomainLayer
internal import DomainTesting
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

@FlowActor struct AddressLineCommandTests {
  private let world = SampleWorld()

  private func enter(_ text: String, in shell: Shell) async {
    await shell.press(.character(":"))
    for character in text { shell.coordinator.handle(.key(.character(character))) }
    await shell.press(KeyPress(.enter))
  }

  @Test("Commands of the shell are run by their names")
  func shellCommands() async {
    let shell = Shell(world)
    await enter("next tab", in: shell)
    #expect(shell.destination.tab == .posts)
    await enter("Previous-Tab", in: shell)
    #expect(shell.destination.tab == .people)
    await enter("address", in: shell)
    await enter("redraw", in: shell)
    #expect(shell.raised == [.copy("stoa://people"), .redraw])
    await enter("keys", in: shell)
    #expect(await shell.settle().line(23) == " Esc close")
    #expect(world.contents.addresses.entries == ["keys", "redraw", "address", "Previous-Tab", "next tab"])
  }

  @Test("A key typed behind the colon does what it does without")
  func keysAsNames() async {
    let shell = Shell(world)
    await enter("posts", in: shell)
    await enter("-", in: shell)
    #expect(shell.destination.tab == .people)
    await enter("q", in: shell)
    #expect(shell.raised.last == .exit(0))
  }

  @Test("Commands of the place are run by the place, under the names that its keys carry")
  func placeCommands() async {
    let shell = Shell(world)
    shell.people.stub.outcomes = ["open": .done, "todos": .refused("'todos' needs an entry, and there is none here")]
    await enter("open", in: shell)
    #expect(shell.people.stub.named == ["open"])
    #expect(await shell.settle().line(23).hasPrefix(" Enter open"))
    await enter("todos", in: shell)
    #expect(await shell.status() == " 'todos' needs an entry, and there is none here")
    #expect(await shell.settle().line(23) == ":todos")
    #expect(world.contents.addresses.entries == ["open"])
  }

  @Test("A command that means nothing just now says why and stays in the line")
  func obstacles() async {
    let shell = Shell(world)
    await enter("previous-place", in: shell)
    #expect(await shell.status() == " there is no previous place yet")
    await shell.press(KeyPress(.escape), .character(","))
    await enter("preferences", in: shell)
    #expect(await shell.status() == " the preferences are open already")
    #expect(await shell.settle().line(23) == ":preferences")
  }

  @Test("The program is left when what was entered is kept; asked twice, at once")
  func leaves() async {
    let shell = Shell(world)
    await shell.settle()
    for key in [KeyPress.character(":"), .character("q"), .character("u"), .character("i"), .character("t"), .enter] {
      shell.coordinator.handle(.key(key))
    }
    #expect(shell.raised == [])
    await shell.settle()
    #expect(shell.raised == [.exit(0)])
    #expect(world.contents.addresses.entries == ["quit"])
    for key in [KeyPress.character(":"), .character("k"), .character("e"), .character("y"), .character("s"), .enter] {
      shell.coordinator.handle(.key(key))
    }
    shell.coordinator.handle(.key(.character("q")))
    shell.coordinator.handle(.key(.character("Q")))
    shell.coordinator.handle(.key(.character("Q")))
    #expect(shell.raised == [.exit(0), .exit(0)])
  }

  @Test("Signed out, an address waits visibly, and what needs a session says so")
  func signedOut() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world)
    await enter("posts 3", in: shell)
    #expect(shell.destination == Destination(SettingsPlace(stack: [.account])))
    #expect(await shell.status() == " After signing in: posts/3 (Esc forgets it)")
    shell.coordinator.handle(SettingsIntent.sessionChanged(.signedIn(Account(username: "ada1"))))
    #expect(shell.raised == [.sessionChanged(.signedIn(Account(username: "ada1")), next: "posts/3")])
    await enter("settings account", in: shell)
    #expect(await shell.status() == " After signing in: posts/3 (Esc forgets it)")
    for command in ["next-tab", "preferences", "previous-place"] {
      await enter(command, in: shell)
      #expect(await shell.status() == " sign in first")
      await shell.press(KeyPress(.escape))
    }
    await shell.press(.character("-"))
    #expect(await shell.status().hasPrefix(" Sign in first."))
  }

  @Test("Until it is known who is signed in, the line stays closed")
  func starting() {
    let shell = Shell(world)
    shell.coordinator.handle(.key(.character(":")))
    shell.coordinator.handle(.key(.character("-")))
    #expect(shell.coordinator.draw().line(23) == " ? keys  q leave")
    #expect(world.reads.isEmpty)
  }
}
