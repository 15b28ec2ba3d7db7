internal import DomainLayer

/// Preferences as lines of text: `theme = contrast`, `motion = off`.
///
/// Comments start with `#`. What is not understood leaves the default and is told, and so is a key that is not there: no
/// single byte that has changed makes another choice of one, unsaid.
enum PreferencesFormat {
  /// The preferences, and what of them the text does not say; that leaves the default.
  static func read(_ text: String) -> (preferences: Preferences, problems: [String]) {
    var preferences = Preferences()
    var problems: [String] = []
    var missing = ["theme", "motion"]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = trim(line)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let parts = trimmed.split(separator: "=", maxSplits: 1).map { trim($0) }
      guard parts.count == 2, set(parts[0], to: parts[1], in: &preferences) else {
        problems.append("line \(index + 1) is not understood")
        continue
      }
      missing.removeAll { $0 == parts[0] }
    }
    return (preferences, problems + missing.map { "it does not say the \($0)" })
  }

  static func write(_ preferences: Preferences) -> String {
    """
    theme = \(preferences.theme.name)
    motion = \(preferences.motion ? "on" : "off")

    """
  }

  /// False for a key that is not known, or a value that it cannot have.
  private static func set(_ key: Substring, to value: Substring, in preferences: inout Preferences) -> Bool {
    switch key {
    case "theme": set(\.theme, to: Theme(rawValue: String(value)), in: &preferences)
    case "motion": set(\.motion, to: flag(value), in: &preferences)
    default: false
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
