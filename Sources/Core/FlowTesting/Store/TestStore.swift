public import StoaFlow
internal import Synchronization
public import Testing

/// Runs a reducer with its effects and holds the test to saying all that happens.
///
/// ```swift
/// let store = TestStore(PeopleState(), reducer: PeopleReducer(…))
/// await store.send(.appear) { $0.phase = .loading }
/// await store.receive(.loaded(people)) { $0.phase = .loaded; $0.people = people }
/// await store.finish()
/// ```
/// A state change the test does not state, an action it does not receive and an effect that has not ended are
/// failures that name what they found; ``Exhaustivity`` says which of these are wanted. Effects run only within these
/// calls, one at a time, in a fixed order, and never longer than the runtime's ``TestDeadline``.
@FlowActor
public final class TestStore<State: Equatable & Sendable, Action: Equatable & Sendable> {
  /// What its effects run on; the test moves it.
  public let runtime: TestRuntime
  /// How much the test must state from now on.
  public var exhaustivity: Exhaustivity
  /// The state after the last action that the test sent or received.
  public internal(set) var state: State

  let store: Store<State, TestStep<Action>>
  nonisolated let ledger: TestLedger<State, Action>
  nonisolated let origin: SourceLocation

  /// `coverage` hears of the moves of phases; without one, that of the suite does (``PhaseCoverageTrait``).
  public init(
    _ initial: State, reducer: some Reducer<State, Action>, runtime: TestRuntime = TestRuntime(),
    exhaustivity: Exhaustivity = .on, coverage: PhaseCoverage? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.runtime = runtime
    self.exhaustivity = exhaustivity
    state = initial
    ledger = TestLedger()
    origin = sourceLocation
    let instrument = TestInstrument(ledger, coverage ?? PhaseCoverage.ofSuite)
    store = Store(
      initial, reducer: TestReducer(base: reducer), runtime: runtime.effects, instrument: instrument)
  }

  deinit {
    let open = ledger.openActions + ledger.openEffects
    guard !ledger.isFinished, !open.isEmpty else { return }
    TestReport.fail("the test ended without finish(), and open are:\n\(open.joined(separator: "\n"))", origin)
  }

  /// The clock of the store's effects.
  public var clock: ManualClock { runtime.clock }

  /// Sends an action; `change` states how it changes the state, nothing when left out.
  public func send(
    _ action: Action, _ change: (@Sendable (inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    refuseUnreceived(before: "sending \(Self.name(action))", sourceLocation)
    store.send(TestStep(origin: .test, action: action))
    if let after = ledger.takeSent() {
      expect(after, after: action, change, sourceLocation)
    }
    await settle(after: Self.name(action), sourceLocation)
  }

  /// Moves the clock, ending one sleep after another.
  public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    runtime.budget.begin(TestWait(subject: "\(duration) to pass", sourceLocation: sourceLocation))
    await clock.advance(by: duration)
    await settle(after: "\(duration)", sourceLocation)
  }

  /// Lowers or raises what must be stated while `body` runs.
  public func withExhaustivity<Value>(
    _ exhaustivity: Exhaustivity, _ body: @FlowActor () async throws -> Value
  ) async rethrows -> Value {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await body()
  }
}
