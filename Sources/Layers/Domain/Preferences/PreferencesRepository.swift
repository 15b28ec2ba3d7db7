/// Where preferences are kept.
public protocol PreferencesRepository: Sendable {
  /// What is kept; the defaults where nothing is, or nothing readable.
  func load() async throws(DomainError) -> Preferences

  func save(_ preferences: Preferences) async throws(DomainError)
}
