internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private enum Light: Sendable, Equatable { case red, green, broken }
private enum Event: Sendable, Equatable { case switched, hit }

private let lights = PhaseMap<Light, Event, Light>(read: { $0 }, write: { $0 = $1 }, name: "light", strict: false) {
  From(.red) {
    On("switched", { $0 == .switched }, to: .green)
    On("hit", { $0 == .hit }, to: .broken)
  }
  From(.green) { On("switched", { $0 == .switched }, to: .red) }
}

private let reducer = Reduce<Light, Event> { _, _ in .none }.phases(lights)

@FlowActor
private func drive(_ events: [Event], _ coverage: PhaseCoverage? = nil) async {
  let store = TestStore(Light.red, reducer: reducer, exhaustivity: .off, coverage: coverage)
  for event in events { await store.send(event) }
  await store.finish()
}

/// What fails while `body` runs.
private func failures(_ body: @Sendable () async throws -> Void) async -> [String] {
  let texts = Notes()
  await withKnownIssue(isIntermittent: true) {
    do { try await body() } catch { texts.add("\(error)") }
  } matching: { issue in
    texts.add(issue.comments.map(\.rawValue).joined())
    return true
  }
  return texts.all
}

@FlowActor
@Suite struct PhaseCoverageTests {
  @Test func theMovesOfAMapAreOneForEachTarget() {
    #expect(
      lights.moves.map(\.description) == [
        "light: red → green by switched", "light: red → broken by hit", "light: green → red by switched",
      ])
  }

  @Test func movesThatNoTestTookAreNamed() async {
    let coverage = PhaseCoverage(lights.moves)
    await drive([.switched], coverage)
    let found = await failures { coverage.expectAllCovered() }
    #expect(
      found == [
        "of 3 moves no test took 2:\n  light: red → broken by hit\n  light: green → red by switched"
      ])
  }

  @Test func severalStoresAddUp() async {
    let coverage = PhaseCoverage(lights.moves)
    await drive([.switched, .switched], coverage)
    await drive([.hit], coverage)
    #expect(await failures { coverage.expectAllCovered() } == [])
    #expect(
      coverage.report == """
        1 × light: red → green by switched
        1 × light: red → broken by hit
        1 × light: green → red by switched
        """)
  }

  @Test func aSuiteIsJudgedByAllItsTestsTogether() async throws {
    let test = try #require(Test.current)
    let trait = PhaseCoverageTrait(declared: lights.moves, isJudging: true)
    let found = await failures {
      try await trait.provideScope(for: test, testCase: nil) {
        await drive([.switched, .switched])
        await withTaskGroup { group in
          group.addTask { await drive([.switched]) }
        }
      }
    }
    #expect(found == ["of 3 moves no test took 1:\n  light: red → broken by hit"])
    let covered = await failures {
      try await trait.provideScope(for: test, testCase: nil) { await drive([.switched, .switched, .hit]) }
    }
    #expect(covered.isEmpty)
  }

  @Test func aPartOfASuiteIsNotJudged() async throws {
    let test = try #require(Test.current)
    let trait = PhaseCoverageTrait(declared: lights.moves, isJudging: false)
    #expect(await failures { try await trait.provideScope(for: test, testCase: nil) {} } == [])
  }

  @Test func theWalkOfAListTakesEveryMove() async {
    let list = NumberService([]).reducer()
    let coverage = PhaseCoverage(list.phaseMap.moves)
    ListWalk<Int, String, Trouble>(
      page: ListPage(elements: [1, 2], total: 2), query: "1", failure: .down, emptyAnswer: .nothing
    ).walk({ coverage.store(NumberState(query: ""), reducer: list.withPhases()) }, list: { $0 }, send: { $0 })
    coverage.expectAllCovered()
  }

  @Test func theWalkOfAnItemTakesEveryMove() async {
    let item = ItemReducer<Int, Trouble>("number", cancelled: .stopped, clock: ManualClock()) { _ in ItemAnswer(1) }
    let coverage = PhaseCoverage(ItemReducer<Int, Trouble>.phaseMap.moves)
    ItemWalk<Int, Trouble>(value: 1, failure: .down)
      .walk({ coverage.store(ItemState(), reducer: item.withPhases()) }, item: { $0 }, send: { $0 })
    coverage.expectAllCovered()
  }
}
