public import DomainLayer
public import StoaFlow

/// Runs the preferences: what a change makes of them is here at once; keeping it is the business of others.
public struct PreferencesReducer: Reducer {
  private let loadPreferences: LoadPreferences

  /// The rows that can be changed: theme and motion.
  static let rowCount = 2

  public init(loadPreferences: LoadPreferences) {
    self.loadPreferences = loadPreferences
  }

  public func reduce(into state: inout PreferencesState, action: PreferencesAction) -> Effect<PreferencesAction> {
    switch action {
    case .appeared:
      return .run { [loadPreferences] in
        let loaded = await Result.awaiting { () async throws(DomainError) in try await loadPreferences() }
        return (try? loaded.get()).map(PreferencesAction.arrived)
      }
    case .arrived(let preferences):
      if !state.areChanged { state.preferences = preferences }
      return .none
    case .moved(let rows):
      state.selection = max(0, min(Self.rowCount - 1, state.selection + rows))
      return .none
    case .changed:
      change(&state)
      return .none
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
