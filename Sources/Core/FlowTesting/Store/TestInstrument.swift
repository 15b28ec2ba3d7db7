internal import StoaFlow

/// Writes what the store does into the ledger.
@FlowActor
final class TestInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  private let ledger: TestLedger<State, Action>

  init(_ ledger: TestLedger<State, Action>) {
    self.ledger = ledger
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
}
