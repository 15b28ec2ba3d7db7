/// What the keys of the preferences do.
public enum PreferencesCommand: Hashable, Sendable {
  case down, up, change
}
