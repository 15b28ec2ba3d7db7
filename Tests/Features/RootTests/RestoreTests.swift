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

/// A program begins where the one before was left.
@FlowActor struct RestoreTests {
  private let world = SampleWorld(.people(500))
  private let snapshots = KeptSnapshots()

  private func program(_ keeping: PlaceKeeping = .restores, at start: Destination = .home) -> Program {
    Program(world, domain: DomainContainer(world, snapshots), at: start, keeping: keeping)
  }

  /// Leaves a program with `Q`; the screen that was left.
  private func leave(_ program: Program) async -> [String] {
    let screen = await program.settle().lines
    await program.press(.character("Q"))
    #expect(program.raised == [.exit(0)])
    return screen
  }

  @Test("Every kind of place comes back as it was left", arguments: Destination.all.indices)
  func places(index: Int) async {
    let place = Destination.all[index].place
    let world = SampleWorld()
    world.change { $0.session = .signedIn(Account(username: "ada1", userID: 1)) }
    let domain = DomainContainer(world, snapshots)
    let left = await leave(Program(world, domain: domain, at: place, keeping: .keeps))
    let again = Program(world, domain: domain, keeping: .restores)
    #expect(await again.settle().lines == left)
    #expect(again.shell.destination == place)
  }

  @Test("Selection, view, filter, order, stacks and sheets of all tabs come back, and the way back, too")
  func everything() async {
    let world = SampleWorld()
    world.change { $0.session = .signedIn(Account(username: "ada1", userID: 1)) }
    let domain = DomainContainer(world, snapshots)
    let first = Program(world, domain: domain, keeping: .restores)
    await first.press(.character("o"), .character("G"), .enter, .character("2"), .character("/"))
    await first.type("post")
    await first.press(.enter, .character("j"), .character("j"), .character("j"), .enter, .character("i"))
    await first.press(.character("3"), .character("c"), .character("G"))
    let places = ["1", "2", "3"].map { ($0, first) }
    var left: [[String]] = []
    for (tab, program) in places {
      await program.press(.character(Character(tab)))
      left.append(await program.settle().lines)
    }
    _ = await leave(first)
    let again = Program(world, domain: domain, keeping: .restores)
    #expect(await again.settle().lines == left[2])
    for (index, tab) in ["1", "2", "3"].enumerated() {
      await again.press(.character(Character(tab)))
      #expect(await again.settle().lines == left[index])
    }
    // Three steps back are the tabs just looked at, and three more those of the first program; behind them lies its way.
    for _ in 0..<8 { await again.press(.character("H")) }
    #expect(again.address == "posts?q=post")
  }

  @Test("Far down in a long list the row and the view come back; the first page and theirs are loaded")
  func farDown() async {
    let first = program()
    for _ in 0..<12 { await first.press(KeyPress(.pageDown)) }
    await first.press(.character("k"), .character("k"))
    let left = await leave(first)
    let reads = world.reads.count
    #expect(await program().settle().lines == left)
    #expect(
      world.reads[reads...].filter { $0.hasPrefix("page of people") }.prefix(2) == [
        "page of people 0+40", "page of people 80+40",
      ])
  }

  @Test("A row that is not there any more gives way to the one in its place")
  func gone() async throws {
    let first = program()
    for _ in 0..<12 { await first.press(KeyPress(.pageDown)) }
    let status = await first.status()
    _ = await leave(first)
    let position = status.split(separator: " ").last?.split(separator: "/").first
    let row = try #require(position.flatMap { Int($0) })
    world.change { $0.users.removeAll { $0.id == row } }
    #expect(await program().status().hasSuffix(" \(row)/499"))
  }

  @Test("A row that has moved is found again by who it is")
  func moved() async {
    let first = program()
    for _ in 0..<6 { await first.press(KeyPress(.pageDown)) }
    await first.press(.enter)
    let left = first.address
    await first.press(.escape)
    _ = await leave(first)
    world.change { $0.users.removeFirst(2) }
    let again = program()
    await again.press(.enter)
    #expect(again.address == left)
  }

  @Test("A list that has become short has its last row selected")
  func short() async {
    let first = program()
    await first.press(.character("G"))
    _ = await leave(first)
    world.change { $0.users.removeLast(490) }
    let again = program()
    #expect(await again.status().hasSuffix(" 10/10"))
    #expect(again.shell.inconsistencies.isEmpty)
    world.change { $0.users.removeAll() }
    #expect(await program().settle().lines.contains { $0.contains("There are no people.") })
  }

  @Test("A link goes before what was left, and what is left then is kept")
  func link() async {
    let first = program()
    await first.press(.character("2"))
    _ = await leave(first)
    let linked = program(.keeps, at: Destination(PeoplePlace(stack: [.person(3)])))
    await linked.settle()
    #expect(linked.address == "people/3")
    await linked.press(.character("H"))
    #expect(await linked.status().hasPrefix(" There is nothing to go back to."))
    _ = await leave(linked)
    let again = program()
    await again.settle()
    #expect(again.address == "people/3")
  }

  @Test("What does not fit is said in a line, and the program begins at the beginning")
  func unfit() async {
    snapshots[.noAccounts] = Array(#"{"version":1,"tab":"albums"}"#.utf8)
    let again = program()
    #expect(
      await again.status().hasPrefix(" What was left could not be restored: it has a tab that is none."))
    #expect(again.address == "people")
    await again.press(.character("2"))
    _ = await leave(again)
    let third = program()
    await third.settle()
    #expect(third.address == "posts")
  }

  @Test("Signed out nothing is restored; whoever signs out leaves nothing")
  func accounts() async {
    let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))
    let world = SampleWorld()
    world.change { $0.session = ada }
    let domain = DomainContainer(world, snapshots)
    let first = Program(world, domain: domain, at: Destination(SettingsPlace(stack: [.todo(3)])), keeping: .keeps)
    _ = await leave(first)
    #expect(snapshots[ada] != nil)
    let second = Program(world, domain: domain, keeping: .restores)
    await second.open(Destination(SettingsPlace(stack: [.account])))
    await second.press(.enter)
    #expect(second.raised == [.sessionChanged(.signedOut, next: nil)])
    #expect(snapshots[ada] == nil)
    let third = Program(world, domain: domain, keeping: .restores)
    #expect(await third.settle().lines.contains("               Sign in"))
  }
}
