extension ListReducer where Element: Equatable, Query: Equatable, Failure: Error & Equatable {
  /// The legal moves of a list's load.
  ///
  /// An empty answer counts as loaded. A refresh that fails ends in `failed` and keeps the rows.
  public var phaseMap: PhaseMap<State, Action, LoadPhase> {
    let isEmptyAnswer = client.isEmptyAnswer
    let isArrival: @Sendable (Action) -> Bool = { if case .arrived = $0 { true } else { false } }
    let isFailure: @Sendable (Action) -> Bool = { if case .failed = $0 { true } else { false } }
    let isQuestion: @Sendable (Action) -> Bool = {
      switch $0 {
      case .refreshed, .queryChanged, .typingPaused, .filterCleared: true
      default: false
      }
    }
    let toLoaded: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .arrived(_, let page, state.generation) = action else { return nil }
      return page.freshness?.isStale == true ? .refreshing : .loaded
    }
    let toFailed: @Sendable (State, Action) -> LoadPhase? = { state, action in
      guard case .failed(_, let failure, state.generation) = action else { return nil }
      return isEmptyAnswer(failure) ? .loaded : .failed
    }
    let isAppearance: @Sendable (Action) -> Bool = { if case .appeared = $0 { true } else { false } }
    let isCancel: @Sendable (Action) -> Bool = { if case .cancelled = $0 { true } else { false } }
    return PhaseMap(read: { $0.phase }, write: { $0.phase = $1 }, name: "list") {
      From(.idle) {
        On("appeared", isAppearance, to: .loading)
        On("asked", isQuestion, to: .loading)
      }
      From(.loading) {
        // What is stale is shown while the answer of now is on its way.
        On("arrived", isArrival, to: .loaded, .refreshing, choose: toLoaded)
        On("failed", isFailure, to: .loaded, .failed, choose: toFailed)
        On("cancelled", isCancel, to: .failed)
        Ignore("appeared", isAppearance)
        // Another question while one is under way: the newest is answered.
        Ignore("asked", isQuestion)
      }
      From(.loaded) {
        On("asked", isQuestion, to: .refreshing)
        Ignore("appeared", isAppearance)
        // Pages that come into view load while the list counts as loaded, whatever becomes of them.
        Ignore("arrived", isArrival)
        Ignore("failed", isFailure)
        Ignore("cancelled", isCancel)
      }
      From(.refreshing) {
        On("arrived", isArrival, to: .loaded) { toLoaded($0, $1) == .loaded ? .loaded : nil }
        On("failed", isFailure, to: .loaded, .failed, choose: toFailed)
        On("cancelled", isCancel, to: .loaded, .failed) { state, _ in state.rowsQuery == nil ? .failed : .loaded }
        Ignore("appeared", isAppearance)
        Ignore("asked", isQuestion)
      }
      From(.failed) {
        On("asked", isQuestion, to: .loading, .refreshing) { state, _ in
          state.rows.total == 0 ? .loading : .refreshing
        }
        Ignore("appeared", isAppearance)
        // An answer to an older question changes nothing.
        Ignore("arrived", isArrival)
        Ignore("failed", isFailure)
      }
    }
  }

  /// The reducer under its phase map.
  public func withPhases() -> some Reducer<State, Action> { phases(phaseMap) }
}
