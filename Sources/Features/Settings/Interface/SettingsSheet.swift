/// A sheet of Settings.
public enum SettingsSheet: Hashable, Sendable {
  /// How far the to-dos are, in all and per person.
  case digest
}
