internal import StoaFlow

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
