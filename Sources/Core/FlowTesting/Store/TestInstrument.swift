internal import StoaFlow

/// Writes what the store does into the ledger.
@FlowActor
final class TestInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  private let ledger: TestLedger<State, Action>
  private let coverage: PhaseCoverage?

  init(_ ledger: TestLedger<State, Action>, _ coverage: PhaseCoverage?) {
    self.ledger = ledger
    self.coverage = coverage
  }

  func didReduce(_ step: TestStep<Action>, state: State, revision: UInt64) {
    ledger.reduced(step, state, revision: revision)
  }

  func effect(_ event: EffectEvent) {
    ledger.add(event)
  }

  func violated(_ violation: PhaseViolation) {
    ledger.add(violation)
  }

  func moved(_ move: PhaseMove) {
    coverage?.add(move)
  }

  func orphaned(_ orphan: OrphanedAction) {
    ledger.add(orphan)
  }
}
