internal import StoaFlow

/// Marks what effects send.
struct TestReducer<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action step: TestStep<Base.Action>) -> Effect<TestStep<Base.Action>> {
    base.reduce(into: &state, action: step.action).map { TestStep(origin: .effect, action: $0) }
  }
}
