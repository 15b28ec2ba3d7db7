/// Tells a monitor what happens in one store.
@FlowActor final class MonitorInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  private let monitor: FlowMonitor
  private let store = TimelineOwner(State.self).description
  private var mostQueued = 0
  private var before: (state: State, time: Duration)?

  init(monitor: FlowMonitor) {
    self.monitor = monitor
  }

  func received(_ action: Action, queued: Int) {
    tell(.received(action: monitor.redaction.text(of: action), queued: queued))
    guard queued > mostQueued else { return }
    mostQueued = queued
    tell(.queueGrew(to: queued))
  }

  func willReduce(_ action: Action, state: State) { before = (state, monitor.clock()) }

  func didReduce(_ action: Action, state: State, revision: UInt64) {
    guard let before else { return }
    self.before = nil
    let time = monitor.clock() - before.time
    let changed = Self.isEqual(before.state, state).map(!)
    tell(
      .reduced(action: monitor.redaction.text(of: action), took: time, changed: changed, revision: revision))
  }

  func effect(_ event: EffectEvent) { tell(.effect(event)) }
  func moved(_ move: PhaseMove) { tell(.phaseMoved(move)) }
  func violated(_ violation: PhaseViolation) { tell(.violated(violation)) }
  func orphaned(_ orphan: OrphanedAction) { tell(.orphaned(orphan)) }

  private func tell(_ kind: FlowEvent.Kind) { monitor.onEvent(FlowEvent(store: store, kind: kind)) }

  private static func isEqual(_ old: State, _ new: State) -> Bool? {
    func compare<Value: Equatable>(_ value: Value) -> Bool? { (new as? Value).map { $0 == value } }
    return (old as? any Equatable).flatMap { compare($0) }
  }
}
