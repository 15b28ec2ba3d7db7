public import DomainLayer

/// What Settings asks others for.
public enum SettingsIntent: Hashable, Sendable {
  /// A person.
  case showPerson(User.ID)
  /// Somebody signed in or out: what belonged to the session must go.
  case sessionChanged(SessionState)
  /// The preferences changed: they should take effect and be kept.
  case preferencesChanged(Preferences)
}
