/// Keeps what a person has set up.
public struct SavePreferences: Sendable {
  private let preferences: any PreferencesRepository

  package init(preferences: any PreferencesRepository) { self.preferences = preferences }

  public func callAsFunction(_ preferences: Preferences) async throws(DomainError) {
    try await self.preferences.save(preferences)
  }
}
