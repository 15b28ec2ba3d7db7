internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import PostsInterface
internal import SettingsInterface
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct SignInTests {
  private let world = SampleWorld()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))

  @Test("An address given to a signed-out program waits visibly and opens after signing in")
  func waits() async {
    world.change { $0.session = .signedOut }
    let program = Program(world, at: Destination(PostsPlace(stack: [.post(7)])))
    expect(
      await program.settle(),
      shows: """
         Stoa
        ── Account ─────────────────────────────────────────────────────────────────────






                       Sign in

                       Username
                       Password

                       Enter signs in








         After signing in: posts/7 (Esc forgets it)
         Enter sign in  Tab next field  ^c quit
        """)
    await program.type("ada1")
    await program.press(KeyPress(.tab))
    await program.type("secret")
    #expect(program.address == "settings/account")
    await program.press(KeyPress(.enter))
    #expect(program.raised == [.sessionChanged(ada, next: "posts/7")])
    #expect(program.address == "posts/7")
    #expect(await program.settle().line(0) == " 1 People 5  2 Posts 10  3 Settings 20")
  }

  @Test("An address that was forgotten does not open")
  func forgotten() async {
    world.change { $0.session = .signedOut }
    let program = Program(world, at: Destination(PostsPlace(stack: [.post(7)])))
    await program.press(KeyPress(.escape))
    #expect(await program.status() == " The address is forgotten.")
    await program.type("ada1")
    await program.press(KeyPress(.down))
    await program.type("x")
    await program.press(KeyPress(.enter))
    #expect(program.address == "people")
  }

  @Test("Where it cannot be read who is signed in, the program says why; R opens what waited once it can")
  func unreadable() async {
    world.change { [ada] in
      $0.session = ada
      $0.sessionFailure = DomainError(.storage)
    }
    let program = Program(world, at: Destination(PostsPlace(stack: [.post(7)])))
    let canvas = await program.settle()
    #expect(canvas.lines.contains { $0.contains("A file of this program could not be read or written.") })
    #expect(canvas.lines.contains { $0.contains("R tries again") })
    world.change { $0.sessionFailure = nil }
    await program.press(.character("R"))
    #expect(program.raised == [.sessionChanged(ada, next: "posts/7")])
    #expect(program.address == "posts/7")
  }

  @Test("In the form letters are text: q does not quit, digits select no tab")
  func form() async {
    world.change { $0.session = .signedOut }
    let program = Program(world)
    await program.settle()
    await program.type("q1?,y")
    #expect(program.raised.isEmpty)
    #expect(await program.settle().lines.contains("               Username  q1?,y"))
  }

  @Test("Signing out drops what was there and comes back to the form")
  func signOut() async {
    world.change { [ada] in $0.session = ada }
    let program = Program(world, at: Destination(SettingsPlace(stack: [.account])))
    #expect(await program.settle().lines.contains { $0.contains("Signed in as ada1.") })
    await program.press(KeyPress(.enter))
    #expect(program.raised == [.sessionChanged(.signedOut, next: nil)])
    let canvas = await program.settle()
    #expect(canvas.line(0) == " Stoa")
    #expect(canvas.lines.contains("               Sign in"))
    #expect(program.address == "settings/account")
  }
}
