internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Form: Sendable, Equatable {
  var filter = ""
  var isWide = false
  @Tracked var rows: [Int] = []
}

private enum FormAction: Sendable, Equatable {
  case filter(String), wide(Bool), append(Int), nothing
}

private func reduceForm(_ state: inout Form, _ action: FormAction) -> Effect<FormAction> {
  switch action {
  case .filter(let text): state.filter = text
  case .wide(let isWide): state.isWide = isWide
  case .append(let row): state.rows.append(row)
  case .nothing: break
  }
  return .none
}

@FlowActor
@Suite struct StoreObservationTests {
  private let store = Store(Form(), reducer: Reduce(reduceForm), runtime: TestRuntime().effects)

  @Test func anObserverIsCalledOnlyWhenItsSliceChanged() {
    var filters: [String] = []
    let observation = store.observe(\.filter) { filters.append($0) }
    store.send(.wide(true))
    store.send(.filter("ann"))
    store.send(.filter("ann"))
    store.send(.filter(""))
    #expect(filters == ["ann", ""])
    observation.cancel()
  }

  @Test func aRevisionObservesRowsWithoutComparingThem() {
    var calls = 0
    let observation = store.observe({ $0.$rows }) { _ in calls += 1 }
    store.send(.nothing)
    store.send(.append(1))
    store.send(.filter("x"))
    store.send(.append(2))
    #expect(calls == 2)
    observation.cancel()
  }

  @Test func anObservationEndsWhenItIsLetGo() {
    var calls = 0
    var observation: Observation? = store.observe(\.filter) { _ in calls += 1 }
    store.send(.filter("a"))
    #expect(observation != nil)
    observation = nil
    store.send(.filter("b"))
    #expect(calls == 1)
  }

  @Test func anObserverMayEndAnotherFromWithinItsCall() {
    var calls = 0
    var second: Observation?
    let first = store.observe(\.filter) { _ in second?.cancel() }
    second = store.observe(\.filter) { _ in calls += 1 }
    store.send(.filter("a"))
    #expect(calls == 0)
    first.cancel()
  }

  @Test func settingABindingSendsItsAction() {
    let binding = store.binding(\.isWide) { .wide($0) }
    binding.wrappedValue = true
    #expect(store.state.isWide)
    #expect(binding.wrappedValue)
    store.send(.wide(false))
    #expect(!binding.wrappedValue)
  }

  @Test func aPartOfABindingSendsTheWholeValue() {
    struct Pair: Sendable, Equatable { var left = 1, right = 2 }
    let store = Store(
      Pair(),
      reducer: Reduce<Pair, Pair> { state, new in
        state = new
        return .none
      }, runtime: TestRuntime().effects)
    store.binding(\.self) { $0 }.part(\.right).wrappedValue = 5
    #expect(store.state == Pair(left: 1, right: 5))
  }

  @Test func anInstrumentSeesReceivedAndReducedActionsInOrder() {
    let recorder = Recorder()
    let store = Store.journal(TestRuntime(), recorder) { $0 == "a" ? .merge(.send("b"), .send("c")) : .none }
    store.send("a")
    #expect(
      recorder.calls == [
        "received a, 0 before it", "reducing a at 0", "reduced a, revision 1", "received b, 0 before it",
        "received c, 1 before it", "reducing b at 1", "reduced b, revision 2", "reducing c at 2",
        "reduced c, revision 3",
      ])
  }
}
