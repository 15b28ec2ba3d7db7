internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Each way to break the rules: what it is, where it starts, and what breaks it.
private let violations: [(PhaseViolation, Lift, LiftAction)] = [
  (PhaseViolation(kind: .directWrite, map: "lift", phase: "shut", target: "open"), Lift(), .forced(.open)),
  (
    PhaseViolation(kind: .undeclaredTarget, map: "lift", phase: "opening", trigger: "opened", target: "shut"),
    Lift(doors: .opening, next: .shut), .opened
  ),
  (
    PhaseViolation(kind: .forbiddenSelfMove, map: "lift", phase: "opening", trigger: "opened", target: "opening"),
    Lift(doors: .opening, next: .opening), .opened
  ),
]

@FlowActor
@Suite struct PhaseViolationTests {
  private let world = TestRuntime()
  private let phases = PhaseTraceInstrument<Lift, LiftAction>()

  private func store(_ lift: Lift) -> Store<Lift, LiftAction> {
    let reducer = LiftReducer().phases(LiftReducer.map, enforcement: .revert)
    return Store(lift, reducer: reducer, runtime: world.effects, instrument: phases)
  }

  @Test(arguments: violations)
  func aViolationRevertsThePhaseDropsTheEffectAndIsReportedOnce(
    _ violation: PhaseViolation, _ lift: Lift, _ action: LiftAction
  ) {
    let store = store(lift)
    store.send(action)
    var expected = lift
    expected.calls = 1
    #expect(store.state == expected)
    #expect(phases.trace.violations == [violation: 1])
    #expect(phases.trace.moves.isEmpty)
    // What else the reducer did stands, and the next action moves as declared.
    store.send(.called)
    #expect(store.state.doors == (lift.doors == .shut ? .opening : lift.doors))
  }

  @Test func aDeclaredSelfMoveIsAMove() {
    let store = store(Lift(doors: .open))
    store.send(.called)
    #expect(store.state == Lift(doors: .open, calls: 2))
    #expect(phases.trace.moves.map(\.key.description) == ["lift: open → open by called"])
  }

  @Test func violationsSayWhatWasWrong() {
    #expect(
      violations.map(\.0.description) == [
        "lift: the reducer moved the phase from shut to open itself",
        "lift: opened moved opening to shut, which is not declared",
        "lift: opened moved opening to itself, which is not declared",
      ])
  }

  // In a process of their own, as the program's own reducers enforce their maps.
  #if DEBUG
    @Test func aDirectWriteTrapsInADebugBuild() async {
      await #expect(processExitsWith: .failure) { enforce(Lift(), .forced(.open)) }
    }

    @Test func anUndeclaredTargetTrapsInADebugBuild() async {
      await #expect(processExitsWith: .failure) { enforce(Lift(doors: .opening, next: .shut), .opened) }
    }

    @Test func aForbiddenSelfMoveTrapsInADebugBuild() async {
      await #expect(processExitsWith: .failure) { enforce(Lift(doors: .opening, next: .opening), .opened) }
    }
  #else
    @Test func aDirectWriteIsRevertedInAReleaseBuild() async {
      await #expect(processExitsWith: .success) { precondition(enforce(Lift(), .forced(.open)) == .shut) }
    }

    @Test func anUndeclaredTargetIsRevertedInAReleaseBuild() async {
      await #expect(processExitsWith: .success) {
        precondition(enforce(Lift(doors: .opening, next: .shut), .opened) == .opening)
      }
    }

    @Test func aForbiddenSelfMoveIsRevertedInAReleaseBuild() async {
      await #expect(processExitsWith: .success) {
        precondition(enforce(Lift(doors: .opening, next: .opening), .opened) == .opening)
      }
    }
  #endif

  @Test func allowedMovesTrapInNoBuild() async {
    await #expect(processExitsWith: .success) {
      precondition(enforce(Lift(), .called) == .opening)
      precondition(enforce(Lift(doors: .opening), .opened) == .open)
      precondition(enforce(Lift(doors: .opening), .called) == .opening)
    }
  }
}

/// Where the doors stand after one action under the default enforcement.
@discardableResult
private func enforce(_ lift: Lift, _ action: LiftAction) -> Lift.Doors {
  var lift = lift
  _ = LiftReducer().phases(LiftReducer.map).reduce(into: &lift, action: action)
  return lift.doors
}
