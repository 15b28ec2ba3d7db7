internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Down: Error {}

@FlowActor
@Suite(.coversPhases(of: Search.phases.moves)) struct SearchTests {
  @Test func typingAsksWhenItPauses() async {
    let search = Search { text in ["\(text)!"] }
    let store = TestStore(Search.State(), reducer: search.phases(Search.phases))
    await store.send(.typed("a")) { $0.text = "a" }
    await store.send(.typed("an")) { $0.text = "an" }
    await store.receive(.asked, within: .seconds(1)) { $0.phase = .loading }
    await store.receive(.answered(["an!"])) {
      $0.phase = .loaded
      $0.found = ["an!"]
    }
    await store.finish()
  }

  @Test func aServiceThatIsDownIsAskedThreeTimes() async {
    let search = Search { _ in throw Down() }
    let store = TestStore(Search.State(), reducer: search.phases(Search.phases), exhaustivity: .off)
    await store.send(.asked)
    await store.receive(.failed, within: .seconds(5)) { $0.phase = .failed }
    await store.send(.asked)
    await store.finish(within: .seconds(5))
  }

  @Test func anotherSearchAsksAgain() async {
    let search = Search { [$0] }
    let store = TestStore(Search.State(), reducer: search.phases(Search.phases), exhaustivity: .off)
    await store.send(.asked)
    await store.receive(.answered([""]))
    await store.send(.asked) { $0.phase = .loading }
    await store.finish()
  }
}
