internal import StoaFlow

/// What is dropped or violated in a store, and what became of its effects.
@FlowActor
final class Watcher<State: Sendable, Action: Sendable>: StoreInstrument {
  private(set) var orphans: [OrphanedAction] = []
  private(set) var moves: [PhaseMove] = []
  private(set) var fates: [EffectEvent.Fate] = []

  nonisolated init() {}

  func orphaned(_ orphan: OrphanedAction) { orphans.append(orphan) }
  func moved(_ move: PhaseMove) { moves.append(move) }
  func effect(_ event: EffectEvent) { fates.append(event.fate) }

  /// How many effects were cancelled.
  var cancellations: Int { fates.count { if case .cancelled = $0 { true } else { false } } }
}
