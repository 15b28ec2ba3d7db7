/// Loads what a person has set up.
public struct LoadPreferences: Sendable {
  private let preferences: any PreferencesRepository

  package init(preferences: any PreferencesRepository) { self.preferences = preferences }

  public func callAsFunction() async throws(DomainError) -> Preferences { try await preferences.load() }
}
