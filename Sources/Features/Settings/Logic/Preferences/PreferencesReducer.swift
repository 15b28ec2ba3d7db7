public import DomainLayer
public import StoaFlow

/// Runs the preferences: a change takes effect at once and is saved.
public struct PreferencesReducer: Reducer {
  private let loadPreferences: LoadPreferences
  private let savePreferences: SavePreferences

  /// The rows that can be changed: theme and motion.
  static let rowCount = 2

  public init(loadPreferences: LoadPreferences, savePreferences: SavePreferences) {
    self.loadPreferences = loadPreferences
    self.savePreferences = savePreferences
  }

  public func reduce(into state: inout PreferencesState, action: PreferencesAction) -> Effect<PreferencesAction> {
    switch action {
    case .appeared:
      return .run { [loadPreferences] in
        let loaded = await Result.awaiting { () async throws(DomainError) in try await loadPreferences() }
        return (try? loaded.get()).map(PreferencesAction.arrived)
      }
    case .arrived(let preferences):
      state.preferences = preferences
      return .none
    case .moved(let rows):
      state.selection = max(0, min(Self.rowCount - 1, state.selection + rows))
      return .none
    case .changed:
      change(&state)
      return save(state.preferences)
    case .saved:
      state.trouble = nil
      return .none
    case .saveFailed(let error):
      state.trouble = error
      return .none
    }
  }

  private func change(_ state: inout PreferencesState) {
    switch state.selection {
    case 0:
      let themes = Theme.allCases
      let next = (themes.firstIndex(of: state.preferences.theme) ?? 0) + 1
      state.preferences.theme = themes[next % themes.count]
    default:
      state.preferences.motion.toggle()
    }
  }

  private func save(_ preferences: Preferences) -> Effect<PreferencesAction> {
    .run { [savePreferences] in
      let saved = await Result.awaiting { () async throws(DomainError) in try await savePreferences(preferences) }
      switch saved {
      case .success: return .saved
      case .failure(let error): return .saveFailed(error)
      }
    }
  }
}
