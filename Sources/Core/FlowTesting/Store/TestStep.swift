internal import StoaFlow

/// An action, and whether the test or an effect sent it.
struct TestStep<Action: Sendable>: Sendable {
  enum Origin: Sendable { case test, effect }

  var origin: Origin
  var action: Action
}

/// Marks what effects send.
struct TestReducer<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action step: TestStep<Base.Action>) -> Effect<TestStep<Base.Action>> {
    base.reduce(into: &state, action: step.action).map { TestStep(origin: .effect, action: $0) }
  }
}

/// Writes what the store does into the ledger.
@FlowActor
final class TestInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  private let ledger: TestLedger<State, Action>

  init(_ ledger: TestLedger<State, Action>) {
    self.ledger = ledger
  }

  func didReduce(_ step: TestStep<Action>, state: State, revision: UInt64) {
    ledger.reduced(step, state)
  }

  func effect(_ event: EffectEvent) {
    ledger.add(event)
  }

  func violated(_ violation: PhaseViolation) {
    ledger.add(violation)
  }
}
