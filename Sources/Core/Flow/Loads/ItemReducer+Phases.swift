extension ItemReducer {
  /// The legal moves of the load of one value; a refresh that fails ends in `failed` and keeps the value.
  public static var phaseMap: PhaseMap<State, Action, LoadPhase> {
    let isArrival: @Sendable (Action) -> Bool = { if case .arrived = $0 { true } else { false } }
    let isFailure: @Sendable (Action) -> Bool = { if case .failed = $0 { true } else { false } }
    let toLoaded: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .arrived(_, state.generation) = action else { return nil }
      return .loaded
    }
    let toFailed: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .failed(_, state.generation) = action else { return nil }
      return .failed
    }
    return PhaseMap(read: { $0.phase }, write: { $0.phase = $1 }) {
      From(.idle) {
        On("appeared", { $0 == .appeared }, to: .loading)
        On("refreshed", { $0 == .refreshed }, to: .loading)
      }
      From(.loading) {
        On("arrived", isArrival, to: .loaded, choose: toLoaded)
        On("failed", isFailure, to: .failed, choose: toFailed)
        On("cancelled", { $0 == .cancelled }, to: .failed)
      }
      From(.loaded) {
        On("refreshed", { $0 == .refreshed }, to: .refreshing)
      }
      From(.refreshing) {
        On("arrived", isArrival, to: .loaded, choose: toLoaded)
        On("failed", isFailure, to: .failed, choose: toFailed)
        On("cancelled", { $0 == .cancelled }, to: .loaded)
      }
      From(.failed) {
        On("refreshed", { $0 == .refreshed }, to: .loading, .refreshing) { state, _ in
          state.value == nil ? .loading : .refreshing
        }
      }
    }
  }

  /// The reducer under its phase map.
  public func withPhases() -> some Reducer<State, Action> { phases(Self.phaseMap) }
}
