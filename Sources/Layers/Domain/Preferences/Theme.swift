/// How the screens are coloured.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own colours with the six hues.
  case standard = "default"
  /// Stronger differences: no dim text.
  case contrast
  /// No hues at all.
  case mono

  /// The name on the command line and in the file.
  public var name: String { rawValue }
}
