public import DomainLayer
public import StoaFlow

/// Runs the preferences: what a change makes of them is here at once; keeping it is the business of others.
public struct PreferencesReducer: Reducer {
  private let loadPreferences: LoadPreferences
  private let loadKeptAnswers: LoadKeptAnswers
  private let dropKeptAnswers: DropKeptAnswers

  /// The rows that can be changed: theme, motion, and what is kept where anything is.
  static func rowCount(_ state: PreferencesState) -> Int { state.keptAnswers == nil ? 2 : 3 }

  public init(
    loadPreferences: LoadPreferences, loadKeptAnswers: LoadKeptAnswers, dropKeptAnswers: DropKeptAnswers
  ) {
    self.loadPreferences = loadPreferences
    self.loadKeptAnswers = loadKeptAnswers
    self.dropKeptAnswers = dropKeptAnswers
  }

  public func reduce(into state: inout PreferencesState, action: PreferencesAction) -> Effect<PreferencesAction> {
    switch action {
    case .appeared:
      let preferences = Effect<PreferencesAction>.run { [loadPreferences] in
        let loaded = await Result.awaiting { () async throws(DomainError) in try await loadPreferences() }
        return (try? loaded.get()).map(PreferencesAction.arrived)
      }
      return .merge(
        preferences, keptAnswers { [loadKeptAnswers] () async throws(DomainError) in try await loadKeptAnswers() })
    case .arrived(let preferences):
      if !state.areChanged { state.preferences = preferences }
      return .none
    case .moved(let rows):
      state.selection = max(0, min(Self.rowCount(state) - 1, state.selection + rows))
      return .none
    case .changed where state.selection == 2:
      return keptAnswers { [dropKeptAnswers] () async throws(DomainError) in try await dropKeptAnswers() }
    case .changed:
      change(&state)
      return .none
    case .keptAnswersCounted(let answers):
      state.keptAnswers = answers
      state.failure = nil
      return .none
    case .keptAnswersFailed(let failure):
      state.failure = failure
      return .none
    }
  }

  private func keptAnswers(
    _ work: @escaping @Sendable () async throws(DomainError) -> KeptAnswers?
  ) -> Effect<PreferencesAction> {
    .run {
      switch await Result.awaiting(work) {
      case .success(let answers): answers.map(PreferencesAction.keptAnswersCounted)
      case .failure(let failure): .keptAnswersFailed(failure)
      }
    }
  }

  private func change(_ state: inout PreferencesState) {
    state.areChanged = true
    switch state.selection {
    case 0:
      let themes = Theme.allCases
      let next = (themes.firstIndex(of: state.preferences.theme) ?? 0) + 1
      state.preferences.theme = themes[next % themes.count]
    default:
      state.preferences.motion.toggle()
    }
  }
}
