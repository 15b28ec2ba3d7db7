internal import DomainLayer
internal import StoaFlow

/// Keeping the preferences: one save at a time, so that none overtakes a newer one.
extension ShellReducer {
  /// Has them take effect, and saves them as soon as no other save is on its way.
  func keep(_ preferences: Preferences, _ state: inout ShellState) -> Effect<ShellAction> {
    state.preferences = preferences
    guard !state.arePreferencesBeingSaved else {
      state.nextPreferences = preferences
      return .none
    }
    state.arePreferencesBeingSaved = true
    return save(preferences)
  }

  func goOnKeeping(_ state: inout ShellState, after failure: DomainError?) -> Effect<ShellAction> {
    if let next = state.nextPreferences {
      // What failed is not wanted any more; whether the newest is kept will be known when its own save ends.
      state.nextPreferences = nil
      return save(next)
    }
    state.arePreferencesBeingSaved = false
    if let failure { state.notice = "The preferences could not be kept: \(failure.message)" }
    return .none
  }

  private func save(_ preferences: Preferences) -> Effect<ShellAction> {
    .run { [save = domain.savePreferences] in
      let saved = await Result.awaiting { () async throws(DomainError) in try await save(preferences) }
      switch saved {
      case .success: return .preferencesSaved(nil)
      case .failure(let error): return .preferencesSaved(error)
      }
    }
  }
}
