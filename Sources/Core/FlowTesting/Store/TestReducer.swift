internal import StoaFlow

/// Marks what effects send with the action that asked for the effect.
struct TestReducer<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action step: TestStep<Base.Action>) -> Effect<TestStep<Base.Action>> {
    let cause = step.action
    return base.reduce(into: &state, action: cause).map { TestStep(origin: .effect(of: cause), action: $0) }
  }
}
