internal import StoaFlow
internal import StoaFlowTesting

/// A feature whose state is the list of the actions it reduced, and whose effects a test writes out.
struct Journal: Reducer {
  var plan: @Sendable (String) -> Effect<String>

  init(_ plan: @escaping @Sendable (String) -> Effect<String> = { _ in .none }) {
    self.plan = plan
  }

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append(action)
    return plan(action)
  }
}

@FlowActor
extension Store<[String], String> {
  static func journal(
    _ world: TestRuntime, _ recorder: Recorder? = nil, _ plan: @escaping @Sendable (String) -> Effect<String>
  ) -> Store {
    Store([], reducer: Journal(plan), runtime: world.effects, instrument: recorder)
  }
}
