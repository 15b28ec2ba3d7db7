internal import DomainLayer
internal import DomainTesting
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct AccountPlaceTests {
  private let feature = SettingsFeature()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))

  @Test("Signing in: the fields are typed in turn, and Enter asks the service")
  func signIn() async {
    feature.world.change { $0.session = .signedOut }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.settle()
    #expect(feature.tab.capturesText)
    await feature.type("ada1")
    await feature.press(KeyPress(.tab))
    await feature.type("q?1")
    let canvas = await feature.settle()
    #expect(canvas.lines.contains("               Username  ada1"))
    #expect(canvas.lines.contains("               Password  ***"))
    await feature.press(KeyPress(.enter))
    #expect(feature.raised == [.sessionChanged(ada)])
  }

  @Test("A refusal is told in the form, and nothing is raised")
  func refused() async {
    feature.world.change { $0.session = .signedOut }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.settle()
    await feature.type("nobody")
    await feature.press(KeyPress(.down))
    await feature.type("x")
    await feature.press(KeyPress(.enter))
    #expect(await feature.settle().lines.contains("               The name or the password is wrong."))
    #expect(feature.raised.isEmpty)
  }

  @Test("The line of a field is edited as lines are")
  func editing() async {
    feature.world.change { $0.session = .signedOut }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.settle()
    await feature.type("adx1")
    await feature.press(KeyPress(.left), KeyPress(.backspace), .character("a"), .control("a"))
    #expect(await feature.settle().lines.contains("               Username  ada1"))
    #expect(await feature.settle().cursor == Point(x: 25, y: 10))
    _ = feature.tab.handle(.paste("x\ny"))
    #expect(await feature.settle().lines.contains("               Username  x yada1"))
  }

  @Test("What does not fit into a field is refused whole, with the reason", arguments: [false, true])
  func tooLong(inPassword: Bool) async {
    feature.world.change { $0.session = .signedOut }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.settle()
    if inPassword { await feature.press(KeyPress(.tab)) }
    await feature.type("ab")
    let before = await feature.settle()
    let paste = InputEvent.paste(String(repeating: "x", count: 1 << 17))
    let field = inPassword ? "password" : "username"
    #expect(feature.tab.refusal(of: paste) == "Not taken: a \(field) has at most 128 KiB.")
    #expect(feature.tab.handle(paste))
    #expect(await feature.settle() == before)
    #expect(feature.tab.refusal(of: .paste("x")) == nil)
  }

  @Test("Signing out raises the changed session")
  func signOut() async {
    feature.world.change { [ada] in $0.session = ada }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.press(KeyPress(.enter))
    #expect(feature.raised == [.sessionChanged(.signedOut)])
  }

  @Test("^c of the shell stops the question to the service")
  func cancel() async {
    feature.world.change { [ada] in $0.session = ada }
    feature.show(SettingsPlace(stack: [.account]))
    await feature.settle()
    _ = feature.tab.handle(.key(KeyPress(.enter)))
    #expect(feature.tab.cancelLoad())
    await feature.settle()
    #expect(feature.raised.isEmpty)
    #expect(!feature.tab.cancelLoad())
  }

  @Test("Where it cannot be read who is signed in, the place says so, and R tries again")
  func unreadable() async {
    feature.world.change { $0.sessionFailure = DomainError(.storage) }
    feature.show(SettingsPlace(stack: [.account]))
    let canvas = await feature.settle()
    #expect(canvas.lines.contains { $0.contains("A file of this program could not be read or written.") })
    #expect(!feature.tab.capturesText)
    await feature.press(.character("R"))
    #expect(feature.raised.isEmpty)
    feature.world.change { $0.sessionFailure = nil }
    await feature.press(.character("R"))
    #expect(feature.raised == [.sessionChanged(.noAccounts)])
  }

  @Test("Without accounts there is nothing to press")
  func noAccounts() async {
    feature.show(SettingsPlace(stack: [.account]))
    #expect(await feature.press(KeyPress(.enter)) == false)
    #expect(feature.chrome.keys.map(\.title) == ["back", "digest"])
  }
}
