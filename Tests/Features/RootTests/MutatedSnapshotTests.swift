internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import FeaturesRoot
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

/// Snapshots that were damaged or made up: each is restored exactly, or not at all and said.
@FlowActor struct MutatedSnapshotTests {
  private let world = SampleWorld()

  @Test("Of a thousand mutated snapshots none crashes, and none is half applied")
  func mutated() async throws {
    var mutation = SnapshotMutation(seed: 11)
    var restored = 0
    for number in 0..<1_000 {
      let document = mutation.next(of: Self.originals[number % Self.originals.count].document)
      // On so small a screen nothing is shown, and so nothing loaded that would tell more of the rows.
      let expected = try? ShellSnapshot(document: document, book: TabChoice.usual.book)
      let program = Program(
        world, domain: DomainContainer(world, KeptSnapshots(document)), size: Size(columns: 1, rows: 1),
        keeping: .restores)
      while !program.shell.isReady { await Task.yield() }
      let found = program.shell.snapshot
      #expect(found == expected ?? Self.untouched, "number \(number)")
      // What each feature makes of it when its tab is needed, is the same.
      for tab in "123" { program.shell.handle(.key(.character(tab))) }
      let isSame = program.shell.snapshot.features == found.features
      #expect(isSame, "number \(number)")
      if expected != nil { restored += 1 }
      if number.isMultiple(of: 10) {
        await program.resize(80, 24)
        #expect(program.shell.inconsistencies.isEmpty, "number \(number)")
      }
      if found != expected ?? Self.untouched || !isSame { return }
    }
    // Both ends are reached, so that the test says something of either.
    #expect(restored > 50 && restored < 950, "\(restored) were restored")
  }

  @Test("Each that is refused says why in the status line", arguments: SnapshotMutation.refused)
  func refused(document: String, reason: String) async {
    let snapshots = KeptSnapshots(Array(document.utf8))
    let program = Program(world, domain: DomainContainer(world, snapshots), keeping: .restores)
    #expect(await program.status().hasPrefix(" What was left could not be restored: \(reason)."))
    #expect(program.shell.snapshot == Self.untouched)
  }

  @Test("One that is too large or too deep is refused")
  func extremes() async {
    let large = Array(#"{"version":1,"tab":"people","x":""#.utf8) + Array(repeating: 0x20, count: 70_000)
    let deep = Array(repeating: UInt8(ascii: "["), count: 60_000)
    for (document, kind) in [(large, SnapshotError.Kind.tooLarge), (deep, .damaged)] {
      #expect(throws: SnapshotError(kind)) { () throws(SnapshotError) in
        try ShellSnapshot(document: document, book: TabChoice.usual.book)
      }
      let program = Program(
        world, domain: DomainContainer(world, KeptSnapshots(document)), keeping: .restores)
      #expect(await program.status().hasPrefix(" What was left could not be restored: it is"))
    }
  }

  @Test("A snapshot is read as it was written, and the longest history fits")
  func roundTrip() throws {
    for original in Self.originals {
      #expect(try ShellSnapshot(document: original.document, book: TabChoice.usual.book) == original)
    }
    var history = VisitHistory<Destination>()
    for number in 1...150 {
      let filter = String(repeating: "\u{1F469}", count: 256)
      history.leave(Destination(PostsPlace(query: PostQuery(filter: filter), stack: [.post(number)])))
    }
    let document = ShellSnapshot(tab: PeoplePlace.tab, features: Self.untouched.features, history: history).document
    #expect(document.count <= 64 << 10)
    let read = try ShellSnapshot(document: document, book: TabChoice.usual.book)
    #expect(read.history.behind.count > 50)
    #expect(read.history.behind == history.behind.suffix(read.history.behind.count))
  }

  private static let untouched = ShellSnapshot(
    tab: PeoplePlace.tab, features: [feature(PeoplePlace()), feature(PostsPlace()), feature(SettingsPlace())])

  private static func feature(_ place: any ShellPlace, _ viewpoints: ListViewpoint?...) -> FeatureSnapshot<Destination>
  {
    FeatureSnapshot(Destination(place), viewpoints: viewpoints)
  }

  static let originals: [ShellSnapshot] = [
    untouched,
    ShellSnapshot(
      tab: PostsPlace.tab,
      features: [
        feature(
          PeoplePlace(query: UserQuery(filter: "mo", sort: .city), stack: [.person(3), .posts(3)], sheet: .overview),
          ListViewpoint(selection: 3, top: 1, id: 4), nil, ListViewpoint(selection: 1, top: 0)),
        feature(
          PostsPlace(query: PostQuery(author: 3), stack: [.post(7), .comments(7)]),
          nil, nil, ListViewpoint(selection: 1, top: 1, id: 14)),
        feature(
          SettingsPlace(query: TodoQuery(filter: "é\"\\", assignee: 2, completedOnly: true), stack: [.todo(6)])),
      ],
      history: VisitHistory(
        behind: Destination.all.map(\.place), ahead: [Destination(PeoplePlace(stack: [.person(1)]))],
        hasGoneBack: true)),
    ShellSnapshot(
      tab: SettingsPlace.tab,
      features: [
        feature(PeoplePlace()), feature(PostsPlace()),
        feature(SettingsPlace(stack: [.preferences, .account], sheet: .digest)),
      ],
      history: VisitHistory(behind: [Destination(PostsPlace(sheet: .highlights))], ahead: [])),
  ]
}
