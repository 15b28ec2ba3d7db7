public import DomainLayer

/// What happens in the preferences.
public enum PreferencesAction: Sendable, Equatable {
  case appeared
  case arrived(Preferences)
  case moved(by: Int)
  /// The selected row was changed to its next value.
  case changed
}
