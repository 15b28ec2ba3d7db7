internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What is dropped is gone. Each store holds use cases and these the world: a world that is freed is held by nobody.
@FlowActor struct LifetimeTests {
  @Test("A program that is dropped leaves no coordinator and no store behind, wherever it has been")
  func nothingStays() async {
    var world: SampleWorld? = SampleWorld()
    weak let heldWorld = world
    var program = world.map { Program($0, size: Size(columns: 120, rows: 40)) }
    world = nil
    #expect(heldWorld != nil)
    weak let heldShell = program?.shell
    for (address, _, place) in Destination.all {
      await program?.open(place)
      #expect(program?.address == address)
    }
    await program?.press(.character("?"), .character("q"), .character("/"), .character("x"), KeyPress(.escape))
    program = nil
    await yield { heldWorld == nil }
    #expect(heldShell == nil)
    #expect(heldWorld == nil)
  }

  @Test("Signing out frees the shell that was there")
  func oldShell() async {
    let world = SampleWorld()
    world.change { $0.session = .signedIn(Account(username: "ada1", userID: 1)) }
    let program = Program(world, at: Destination(SettingsPlace(stack: [.account])))
    await program.settle()
    weak let old = program.shell
    #expect(old != nil)
    await program.press(KeyPress(.enter))
    #expect(program.raised == [.sessionChanged(.signedOut, next: nil)])
    await yield { old == nil }
    #expect(old == nil)
  }

  @Test("Loads that are on their way are cancelled when their shell is dropped")
  func loads() async {
    let people = StuckPeople()
    let world = SampleWorld()
    var program: Program? = Program(world, domain: .withoutPeople(world, people))
    await yield { program?.shell.isReady == true }
    _ = program?.glance()
    await yield { people.waiting > 0 }
    #expect(people.waiting > 0)
    program = nil
    await yield { people.waiting == 0 }
    #expect(people.waiting == 0)
  }

  /// Lets others run until it is so, or so long that it will never be.
  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<200_000 where !isSo() { await Task.yield() }
  }
}
