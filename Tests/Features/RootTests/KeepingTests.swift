internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaFlow
internal import StoaInput
internal import Testing

/// When it is kept where the program is: some seconds after something was done, and at the end.
@FlowActor struct KeepingTests {
  private let world = SampleWorld()
  private let snapshots = KeptSnapshots()

  private func program(_ keeping: PlaceKeeping = .restores) async -> Program {
    let program = Program(world, domain: DomainContainer(world, snapshots), keeping: keeping)
    await program.settle()
    return program
  }

  @Test("Three seconds after the first key all is kept that was done until then, once")
  func afterAWhile() async throws {
    let program = await program()
    program.shell.handle(.key(.character("j")))
    await program.pass(.seconds(2), untilAsleep: 1)
    program.shell.handle(.key(.character("j")))
    #expect(snapshots.saves == 0)
    program.pass(.seconds(1))
    await program.settle()
    #expect(snapshots.saves == 1)
    #expect(
      try ShellSnapshot(document: try #require(snapshots[.noAccounts]), book: TabChoice.usual.book)
        == program.shell.snapshot)
    #expect(program.shell.snapshot.features.first?.viewpoints.first??.selection == 2)
  }

  @Test("A program in which nothing is done keeps nothing and has no timer")
  func idle() async {
    let program = await program()
    #expect(program.sleepers == 0)
    // A key that changes nothing makes no second save.
    await program.press(.character("j"))
    #expect(program.sleepers == 0)
    #expect(snapshots.saves == 1)
    await program.press(.character("j"), .character("k"))
    #expect(snapshots.saves <= 3)
    let saves = snapshots.saves
    await program.press(.character("?"), .character("?"))
    #expect(snapshots.saves == saves)
    #expect(program.sleepers == 0)
  }

  @Test("Leaving waits until it is kept", arguments: ["q", "Q"])
  func leaving(key: Character) async {
    let program = await program()
    program.shell.handle(.key(.character("2")))
    program.shell.handle(.key(.character(key)))
    #expect(program.raised.isEmpty)
    #expect(program.shell.hasUnsavedWork)
    await program.settle()
    #expect(program.raised == [.exit(0)])
    #expect(snapshots.saves == 1)
  }

  @Test("A signal that ends the program has it kept, and so has the second ^c")
  func signals() async throws {
    let program = await program()
    program.shell.handle(.key(.character("2")))
    program.shell.keepPlaces()
    #expect(program.shell.hasUnsavedWork)
    await program.settle()
    #expect(!program.shell.hasUnsavedWork)
    #expect(
      try ShellSnapshot(document: try #require(snapshots[.noAccounts]), book: TabChoice.usual.book).tab
        == PostsPlace.tab)
    program.shell.handle(.key(.character("3")))
    program.shell.handle(.key(.control("c")))
    program.shell.handle(.key(.control("c")))
    #expect(program.raised == [.exit(130)])
    #expect(program.shell.hasUnsavedWork)
    await program.settle()
    #expect(
      try ShellSnapshot(document: try #require(snapshots[.noAccounts]), book: TabChoice.usual.book).tab
        == SettingsPlace.tab)
  }

  @Test("What cannot be kept is said once, and holds nobody back")
  func failure() async {
    snapshots.fail(SnapshotError(.file))
    let program = Program(world, domain: DomainContainer(world, snapshots), keeping: .keeps)
    await program.press(.character("j"))
    #expect(await program.status().hasPrefix(" Where you are cannot be kept: its file cannot be read or written."))
    await program.press(.character("j"))
    #expect(await program.status() == String(repeating: " ", count: 76) + "3/5")
    #expect(snapshots.saves == 2)
    await program.press(.character("Q"))
    #expect(program.raised == [.exit(0)])
  }

  @Test("A program that is told nothing of it neither reads nor keeps anything")
  func off() async {
    snapshots[.noAccounts] = Array(#"{"version":9}"#.utf8)
    let program = await program(.off)
    await program.press(.character("2"), .character("Q"))
    #expect(program.raised == [.exit(0)])
    #expect(snapshots.saves == 0)
  }
}
