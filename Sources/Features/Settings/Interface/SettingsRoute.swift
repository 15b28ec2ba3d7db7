public import DomainLayer

/// A place that lies over the list of to-dos.
public enum SettingsRoute: Hashable, Sendable {
  /// One to-do.
  case todo(Todo.ID)
  /// How the program looks and behaves.
  case preferences
  /// Who is signed in.
  case account
}
