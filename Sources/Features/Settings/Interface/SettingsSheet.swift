/// A sheet of Settings, by its name in addresses.
public enum SettingsSheet: String, Hashable, Sendable, CaseIterable {
  /// How far the to-dos are, in all and per person.
  case digest
}
