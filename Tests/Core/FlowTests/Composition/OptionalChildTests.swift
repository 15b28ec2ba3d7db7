internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Flat: Sendable, Equatable {
  var cat: Cat?
  var heard: [CatAction] = []
}

private enum FlatAction: Sendable, Equatable {
  case cat(CatAction), adopted(Int), gaveAway

  static let toCat = CasePath(FlatAction.cat) { if case .cat(let action) = $0 { action } else { nil } }
}

private func live(_ flat: inout Flat, _ action: FlatAction) -> Effect<FlatAction> {
  switch action {
  case .adopted(let id): flat.cat = Cat(id: id)
  case .gaveAway: flat.cat = nil
  case .cat(let action): flat.heard.append(action)
  }
  return .none
}

@FlowActor
@Suite struct OptionalChildTests {
  private let world = TestRuntime()
  private let watcher = Watcher<Flat, FlatAction>()
  private let line: UInt = #line

  private func flat(_ cat: Cat? = nil, toldApart: Bool = false) -> Store<Flat, FlatAction> {
    let clock = world.clock
    let runtime = world.effects
    if toldApart {
      let reducer = Reduce(live).ifLet(\.cat, id: \.id, action: FlatAction.toCat) { CatReducer(clock: clock) }
      return Store(Flat(cat: cat), reducer: reducer, runtime: runtime, instrument: watcher)
    }
    let reducer = Reduce(live).ifLet(\.cat, action: FlatAction.toCat, line: line) { CatReducer(clock: clock) }
    return Store(Flat(cat: cat), reducer: reducer, runtime: runtime, instrument: watcher)
  }

  @Test func theChildRunsBeforeItsParent() {
    let seen = Notes()
    let parent = Reduce<Flat, FlatAction> { flat, _ in
      seen.add("\(flat.cat?.meals ?? -1)")
      return .none
    }
    var state = Flat(cat: Cat(id: 1))
    _ = parent.ifLet(\.cat, action: FlatAction.toCat) { CatReducer(clock: world.clock) }
      .reduce(into: &state, action: .cat(.fed))
    #expect(seen.all == ["1"])
    #expect(state.cat == Cat(id: 1, meals: 1))
  }

  @Test func anActionForAChildThatIsNotThereIsDroppedAndReported() {
    let store = flat()
    store.send(.cat(.fed))
    #expect(store.state == Flat())
    #expect(store.revision == 1)
    let source = EffectSource(file: #fileID, line: line)
    #expect(watcher.orphans == [OrphanedAction(child: "Cat", source: source)])
    #expect(
      watcher.orphans.first?.description
        == "an action for Cat was dropped: there is none now (declared at FlowTests/OptionalChildTests.swift:\(line))")
  }

  @Test func removingTheChildCancelsItsEffects() async {
    let store = flat(Cat(id: 1))
    store.send(.cat(.called))
    store.send(.cat(.waited))
    await world.settle()
    #expect(world.clock.sleepers == 2)
    store.send(.gaveAway)
    await world.settle()
    #expect(world.clock.sleepers == 0)
    #expect(world.activity.count == 0)
    #expect(watcher.cancellations == 2)
    await world.clock.advance(by: .seconds(2))
    #expect(store.state == Flat(heard: [.called, .waited]))
    #expect(watcher.orphans.isEmpty)
  }

  @Test func theEffectsOfANewChildAreNotThoseOfTheOldOne() async {
    let store = flat(Cat(id: 1))
    store.send(.cat(.called))
    store.send(.gaveAway)
    store.send(.adopted(2))
    store.send(.cat(.called))
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.cat == Cat(id: 2, meals: 1))
  }

  @Test func replacingAChildThatIsToldApartCancelsTheEffectsOfTheOldOne() async {
    let (told, alike) = (flat(Cat(id: 1), toldApart: true), flat(Cat(id: 1)))
    for store in [told, alike] {
      store.send(.cat(.called))
      store.send(.adopted(2))
    }
    await world.clock.advance(by: .seconds(1))
    #expect(told.state.cat == Cat(id: 2))
    #expect(alike.state.cat == Cat(id: 2, meals: 1))
  }

  @Test func anotherActionLeavesTheEffectsOfTheChildAlone() async {
    let store = flat(Cat(id: 1), toldApart: true)
    store.send(.cat(.called))
    store.send(.cat(.fed))
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.cat == Cat(id: 1, meals: 2))
    #expect(watcher.cancellations == 0)
  }
}
