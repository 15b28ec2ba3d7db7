internal import StoaFlow
internal import StoaFlowTesting

/// A feature that counts, and what its actions ask for.
struct Counter: Reducer {
  enum Action: Sendable, Equatable {
    case add(Int)
    case load, loaded(Int), typed(String)
    indirect case nested(Action)
  }

  struct State: Sendable, Equatable {
    var total = 0
    var steps: [Int] = []
    var phase = LoadPhase.idle
    var filter = ""
    var name = ""
  }

  /// Counts the reductions, those that only remember among them.
  var tally: Tally?

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    tally?.add(1)
    switch action {
    case .add(let number):
      state.total += number
      if state.steps.count > 8 { state.steps.removeFirst() }
      state.steps.append(number)
      return .none
    case .load: return .run { .loaded(7) }.cancellable(id: "load", cancelInFlight: true)
    case .loaded(let number):
      state.total = number
      return .none
    case .typed(let text):
      state.filter = text
      state.name = "name \(text.count)"
      return .none
    case .nested(let action): return reduce(into: &state, action: action)
    }
  }

  var phased: some Reducer<State, Action> {
    phases(
      PhaseMap(\.phase) {
        From(.idle, .loaded) { On("load", { $0 == .load }, to: .loading) }
        From(.loading) { On("loaded", { if case .loaded = $0 { true } else { false } }, to: .loaded) }
      })
  }
}

extension Timeline {
  /// One whose time stands still.
  convenience init(limit: Int = 1_000) { self.init(limit: limit, clock: { .zero }) }
}

extension TestRuntime {
  func recording(on timeline: Timeline) -> EffectRuntime {
    EffectRuntime(clock: clock, activity: activity, executor: executor, timeline: timeline)
  }
}
