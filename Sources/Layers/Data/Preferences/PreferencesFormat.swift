internal import DomainLayer

/// Preferences as lines of text: `theme = contrast`, `motion = off`.
///
/// Comments start with `#`. A key that is not known is ignored: a newer release may have written it.
enum PreferencesFormat {
  /// The preferences, and the lines that could not be read; those leave the default.
  static func read(_ text: String) -> (preferences: Preferences, problems: [String]) {
    var preferences = Preferences()
    var problems: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = trim(line)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let parts = trimmed.split(separator: "=", maxSplits: 1).map { trim($0) }
      guard parts.count == 2, set(parts[0], to: parts[1], in: &preferences) else {
        problems.append("line \(index + 1) is not understood")
        continue
      }
    }
    return (preferences, problems)
  }

  static func write(_ preferences: Preferences) -> String {
    """
    theme = \(preferences.theme.name)
    motion = \(preferences.motion ? "on" : "off")

    """
  }

  /// False for a known key with a value that it cannot have.
  private static func set(_ key: Substring, to value: Substring, in preferences: inout Preferences) -> Bool {
    switch key {
    case "theme": set(\.theme, to: Theme(rawValue: String(value)), in: &preferences)
    case "motion": set(\.motion, to: flag(value), in: &preferences)
    default: true
    }
  }

  private static func set<Value>(
    _ path: WritableKeyPath<Preferences, Value>, to value: Value?, in preferences: inout Preferences
  ) -> Bool {
    guard let value else { return false }
    preferences[keyPath: path] = value
    return true
  }

  private static func flag(_ value: Substring) -> Bool? {
    switch value {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }

  private static func trim(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
