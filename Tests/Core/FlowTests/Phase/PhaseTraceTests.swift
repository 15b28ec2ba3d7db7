internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct PhaseTraceTests {
  private let world = TestRuntime()
  private let phases = PhaseTraceInstrument<Lift, LiftAction>()

  private func store(_ lift: Lift = Lift(), strict: Bool = true) -> Store<Lift, LiftAction> {
    let reducer = LiftReducer().phases(LiftReducer.map.strict(strict), enforcement: .revert)
    return Store(lift, reducer: reducer, runtime: world.effects, instrument: phases)
  }

  @Test func movesAreCountedByTheirTrigger() {
    let store = store()
    for _ in 0..<2 {
      for action: LiftAction in [.called, .opened, .called] { store.send(action) }
      store.send(.left)
      store.send(.forced(.shut))
    }
    #expect(
      phases.trace.description == """
        2 × lift: the reducer moved the phase from open to shut itself
        1 × lift: opened is ignored in open
        3 × lift: open → open by called
        1 × lift: opening → open by opened
        1 × lift: shut → opening by called
        """)
  }

  @Test func aTriggerThatAPhaseIgnoresOnPurposeIsNotReported() {
    let store = store(Lift(doors: .opening))
    store.send(.called)
    #expect(store.state.doors == .opening)
    #expect(phases.trace == PhaseTrace())
  }

  @Test func aTriggerThatAPhaseDoesNotKnowIsReportedAndItsEffectRuns() {
    let store = store()
    store.send(.opened)
    #expect(store.state == Lift(calls: 2))
    #expect(
      phases.trace.ignored == [
        PhaseViolation(kind: .ignoredTrigger, map: "lift", phase: "shut", trigger: "opened"): 1
      ])
    #expect(phases.trace.violations.isEmpty)
  }

  @Test func anActionThatIsNoTriggerIsNoneOfTheMapsBusiness() {
    store().send(.ring)
    #expect(phases.trace == PhaseTrace())
  }

  @Test func aRuleThatChoosesToStayIsNeitherAMoveNorIgnored() {
    store(Lift(doors: .open)).send(.left)
    #expect(phases.trace == PhaseTrace())
  }

  @Test func aMapThatIsNotStrictReportsNoIgnoredTrigger() {
    store(strict: false).send(.opened)
    #expect(phases.trace == PhaseTrace())
  }

  @Test func anIgnoredTriggerFailsInATestStore() async {
    await withKnownIssue {
      let store = TestStore(Lift(), reducer: LiftReducer().phases(LiftReducer.map))
      await store.send(.opened) { $0.calls = 1 }
      await store.receive(.sang) { $0.calls = 2 }
      await store.finish()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("lift: opened is ignored in shut") }
    }
  }
}
