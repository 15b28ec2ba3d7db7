internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Page: Sendable, Equatable {
  var phase = LoadPhase.idle
  var rows: [Int] = []
  var error: String?
}

private enum PageAction: Sendable, Equatable {
  case appear, answered([Int]), failed(String), refresh, cheat, elsewhere
}

private struct PageReducer: Reducer {
  func reduce(into state: inout Page, action: PageAction) -> Effect<PageAction> {
    switch action {
    case .appear, .refresh: return .run { .answered([1]) }
    case .answered(let rows): state.rows = rows
    case .failed(let error): state.error = error
    case .cheat:
      state.phase = .loaded
      state.error = "changed beside the phase"
      return .run { .appear }
    case .elsewhere: break
    }
    return .none
  }
}

private let pageMap = PhaseMap<Page, PageAction, LoadPhase>(\.phase) {
  From(.idle, .failed) {
    On("appear", { $0 == .appear }, to: .loading)
  }
  From(.loading) {
    On("failed", { if case .failed = $0 { true } else { false } }, to: .failed)
    On("answered", { if case .answered = $0 { true } else { false } }, to: .loaded, .idle) { state, _ in
      state.rows.isEmpty ? .idle : state.rows == [0] ? nil : state.rows == [13] ? .refreshing : .loaded
    }
  }
  From(.loaded) {
    On("refresh", { $0 == .refresh }, to: .refreshing)
  }
  From(.refreshing) {
    On("first", { if case .answered = $0 { true } else { false } }, to: .loaded)
    On("second", { if case .answered = $0 { true } else { false } }, to: .failed)
  }
}

@FlowActor
private final class Violations: StoreInstrument {
  typealias State = Page
  typealias Action = PageAction
  private(set) var seen: [PhaseViolation] = []
  func violated(_ violation: PhaseViolation) { seen.append(violation) }
}

@FlowActor
@Suite struct PhaseMapTests {
  private let world = TestRuntime()
  private let violations = Violations()

  private func store(_ phase: LoadPhase, strict: Bool = false) -> Store<Page, PageAction> {
    Store(
      Page(phase: phase), reducer: PageReducer().phases(pageMap.strict(strict), enforcement: .revert),
      runtime: world.effects, instrument: violations)
  }

  @Test func anActionThatFitsARuleMovesThePhase() {
    for start in [LoadPhase.idle, .failed] {
      let store = store(start)
      store.send(.appear)
      #expect(store.state.phase == .loading)
    }
  }

  @Test func chooseSeesTheStateAfterTheReduction() {
    let (full, empty, staying) = (store(.loading), store(.loading), store(.loading))
    full.send(.answered([1, 2]))
    empty.send(.answered([]))
    staying.send(.answered([0]))
    #expect(full.state.phase == .loaded)
    #expect(empty.state.phase == .idle)
    #expect(staying.state.phase == .loading)
  }

  @Test func theFirstRuleThatFitsWins() {
    let store = store(.refreshing)
    store.send(.answered([4]))
    #expect(store.state.phase == .loaded)
  }

  @Test func anActionWithoutARuleLeavesThePhaseAndRunsItsEffect() async {
    let store = store(.loading)
    store.send(.appear)
    await world.settle()
    #expect(store.state == Page(phase: .loaded, rows: [1]))
    #expect(violations.seen.isEmpty)
  }

  @Test func aDirectWriteIsTakenBackItsEffectDroppedAndReported() async {
    let store = store(.idle)
    store.send(.cheat)
    await world.settle()
    #expect(store.state == Page(phase: .idle, error: "changed beside the phase"))
    #expect(store.revision == 1)
    #expect(violations.seen == [PhaseViolation(kind: .directWrite, phase: "idle", target: "loaded")])
  }

  @Test func anUndeclaredTargetIsRefusedAndReported() {
    let store = store(.loading)
    store.send(.answered([13]))
    #expect(store.state == Page(phase: .loading, rows: [13]))
    #expect(
      violations.seen == [
        PhaseViolation(kind: .undeclaredTarget, phase: "loading", trigger: "answered", target: "refreshing")
      ])
    #expect(violations.seen.first?.description == "answered moved loading to refreshing, which is not declared")
  }

  @Test func aStrictMapReportsTriggersThatThePhaseIgnores() async {
    let store = store(.loaded, strict: true)
    store.send(.elsewhere)
    #expect(violations.seen.isEmpty)
    store.send(.appear)
    #expect(violations.seen == [PhaseViolation(kind: .ignoredTrigger, phase: "loaded", trigger: "appear")])
    await world.settle()
    #expect(store.state.rows == [1])
  }

  #if DEBUG
    @Test func aViolationTrapsInADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        var page = Page()
        _ = PageReducer().phases(pageMap).reduce(into: &page, action: .cheat)
      }
    }
  #else
    @Test func aViolationDoesNotTrapInAReleaseBuild() {
      var page = Page()
      _ = PageReducer().phases(pageMap).reduce(into: &page, action: .cheat)
      #expect(page.phase == .idle)
    }
  #endif
}
