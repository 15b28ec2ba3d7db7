public import DomainLayer

/// What Settings asks others for.
public enum SettingsIntent: Hashable, Sendable {
  /// A person.
  case showPerson(User.ID)
  /// To-dos are other ones now: who shows any, or how many there are, should look again.
  case todosChanged
  /// Somebody signed in or out: what belonged to the session must go.
  case sessionChanged(SessionState)
  /// The preferences changed: they should take effect and be kept.
  case preferencesChanged(Preferences)
}
