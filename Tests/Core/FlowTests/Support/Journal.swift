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

/// Keeps what a store reports.
@FlowActor
final class Recorder: StoreInstrument {
  typealias State = [String]
  typealias Action = String

  private(set) var calls: [String] = []
  private(set) var events: [EffectEvent] = []
  private(set) var violations: [PhaseViolation] = []

  var drops: [EffectDropReason] {
    events.compactMap { if case .dropped(let reason) = $0.fate { reason } else { nil } }
  }

  func received(_ action: String, queued: Int) { calls.append("received \(action), \(queued) before it") }
  func willReduce(_ action: String, state: [String]) { calls.append("reducing \(action) at \(state.count)") }
  func didReduce(_ action: String, state: [String], revision: UInt64) {
    calls.append("reduced \(action), revision \(revision)")
  }
  func effect(_ event: EffectEvent) { events.append(event) }
  func violated(_ violation: PhaseViolation) { violations.append(violation) }
}
