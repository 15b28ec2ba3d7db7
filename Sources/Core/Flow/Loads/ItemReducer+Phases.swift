extension ItemReducer {
  /// The legal moves of the load of one value; a refresh that fails ends in `failed` and keeps the value.
  public static var phaseMap: PhaseMap<State, Action, LoadPhase> {
    let isArrival: @Sendable (Action) -> Bool = { if case .arrived = $0 { true } else { false } }
    let isFailure: @Sendable (Action) -> Bool = { if case .failed = $0 { true } else { false } }
    let toLoaded: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .arrived(_, let freshness, state.generation) = action else { return nil }
      return freshness?.isStale == true ? .refreshing : .loaded
    }
    let toFailed: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .failed(_, state.generation) = action else { return nil }
      return .failed
    }
    let isAppearance: @Sendable (Action) -> Bool = { if case .appeared = $0 { true } else { false } }
    let isRefresh: @Sendable (Action) -> Bool = { if case .refreshed = $0 { true } else { false } }
    let isCancel: @Sendable (Action) -> Bool = { if case .cancelled = $0 { true } else { false } }
    return PhaseMap(read: { $0.phase }, write: { $0.phase = $1 }, name: "item") {
      From(.idle) {
        On("appeared", isAppearance, to: .loading)
        On("refreshed", isRefresh, to: .loading)
      }
      From(.loading) {
        // What is stale is shown while the answer of now is on its way.
        On("arrived", isArrival, to: .loaded, .refreshing, choose: toLoaded)
        On("failed", isFailure, to: .failed, choose: toFailed)
        On("cancelled", isCancel, to: .failed)
        Ignore("appeared", isAppearance)
        Ignore("refreshed", isRefresh)
      }
      From(.loaded) {
        On("refreshed", isRefresh, to: .refreshing)
        Ignore("appeared", isAppearance)
        // Several values of one place are stopped together, those that have come too.
        Ignore("cancelled", isCancel)
        // An answer to an older question changes nothing.
        Ignore("arrived", isArrival)
        Ignore("failed", isFailure)
      }
      From(.refreshing) {
        On("arrived", isArrival, to: .loaded) { toLoaded($0, $1) == .loaded ? .loaded : nil }
        On("failed", isFailure, to: .failed, choose: toFailed)
        On("cancelled", isCancel, to: .loaded)
        Ignore("appeared", isAppearance)
        Ignore("refreshed", isRefresh)
      }
      From(.failed) {
        On("refreshed", isRefresh, to: .loading, .refreshing) { state, _ in
          state.value == nil ? .loading : .refreshing
        }
        Ignore("appeared", isAppearance)
        Ignore("cancelled", isCancel)
        Ignore("arrived", isArrival)
        Ignore("failed", isFailure)
      }
    }
  }

  /// The reducer under its phase map.
  public func withPhases() -> some Reducer<State, Action> { phases(Self.phaseMap) }
}
