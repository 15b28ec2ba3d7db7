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

@FlowActor struct ShellSessionTests {
  private let world = SampleWorld()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))
  private let start = Destination(PostsPlace(stack: [.post(3)]))

  @Test("Until it is known who is signed in, there are no tabs and keys do nothing but quit")
  func starting() {
    let shell = Shell(world, start: start)
    #expect(!shell.coordinator.isReady)
    #expect(shell.coordinator.draw().line(0) == " Stoa")
    shell.coordinator.handle(.key(.character("j")))
    shell.coordinator.handle(.key(.character("y")))
    shell.coordinator.handle(.key(.character("1")))
    #expect(shell.posts.stub.events.isEmpty && shell.raised.isEmpty)
    shell.coordinator.handle(.key(.character("q")))
    #expect(shell.raised == [.exit(0)])
  }

  @Test("Then the place that was asked for is there")
  func main() async {
    let shell = Shell(world, start: start)
    let canvas = await shell.settle()
    #expect(shell.coordinator.isReady)
    #expect(shell.destination == start)
    #expect(canvas.line(2) == "body of Posts")
    #expect(await shell.status() == "")
  }

  @Test("Signed out, the form is there and the address waits visibly")
  func waits() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world, start: start)
    let canvas = await shell.settle()
    #expect(canvas.line(0) == " Stoa")
    #expect(shell.destination == Destination(SettingsPlace(stack: [.account])))
    #expect(await shell.status() == " After signing in: posts/3 (Esc forgets it)")
  }

  @Test("Where the program begins anyway is no address that waits")
  func nothingWaits() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world, start: Destination(PeoplePlace()))
    await shell.settle()
    #expect(shell.coordinator.isSignedOut)
    #expect(await shell.status() == "")
  }

  @Test("Signing in raises the address that waits, for the shell of the new session")
  func signsIn() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world, start: start)
    await shell.settle()
    shell.coordinator.handle(SettingsIntent.sessionChanged(ada))
    #expect(shell.raised == [.sessionChanged(ada, next: "posts/3")])
  }

  @Test("Esc forgets the address that waits, once")
  func forgets() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world, start: start)
    shell.settings.stub.capturesText = true
    await shell.press(KeyPress(.escape))
    #expect(await shell.status() == " The address is forgotten.")
    await shell.press(KeyPress(.escape))
    #expect(await shell.status() == "")
    shell.coordinator.handle(SettingsIntent.sessionChanged(ada))
    #expect(shell.raised == [.sessionChanged(ada, next: nil)])
  }

  @Test("Signed out, no other tab and no address can be opened")
  func closed() async {
    world.change { $0.session = .signedOut }
    let shell = Shell(world, start: start)
    await shell.press(.character("1"))
    #expect(await shell.status().hasPrefix(" Sign in first."))
    await shell.press(.character("]"), .character(","))
    shell.coordinator.open(Destination(PeoplePlace()))
    #expect(shell.destination == Destination(SettingsPlace(stack: [.account])))
    await shell.press(.character("q"))
    #expect(shell.raised == [.exit(0)])
  }

  @Test("Signing out leaves no address behind")
  func signsOut() async {
    world.change { [ada] in $0.session = ada }
    let shell = Shell(world, start: start)
    await shell.settle()
    shell.coordinator.handle(SettingsIntent.sessionChanged(.signedOut))
    #expect(shell.raised == [.sessionChanged(.signedOut, next: nil)])
  }
}
