internal import StoaFlow

/// A child: it counts, and loads something under an identity that all of its kind use.
struct Cat: Sendable, Equatable, Identifiable {
  var id: Int
  var meals = 0
}

enum CatAction: Sendable, Equatable { case fed, called, stopped, came, waited }

enum CatWork: Hashable, Sendable { case call, wait }

struct CatReducer: Reducer {
  var clock: any Clock<Duration>

  func reduce(into cat: inout Cat, action: CatAction) -> Effect<CatAction> {
    switch action {
    case .fed, .came: cat.meals += 1
    case .called:
      return .run { [clock] in
        try? await clock.sleep(for: .seconds(1))
        return .came
      }.cancellable(id: CatWork.call)
    case .stopped: return .cancel(id: CatWork.call)
    case .waited: return .send(.came).debounce(id: CatWork.wait, for: .seconds(1))
    }
    return .none
  }
}

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
