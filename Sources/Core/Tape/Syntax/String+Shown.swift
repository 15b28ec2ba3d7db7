extension String {
  /// In quotes, as a message can show it: short, on one line, and without what a terminal would obey.
  func shown(most: Int = 24) -> String {
    let beginning = prefix(most)
    let rest = beginning.endIndex == endIndex ? "" : "…"
    return "'" + beginning.unicodeScalars.map(\.shown).joined() + rest + "'"
  }
}

extension Unicode.Scalar {
  /// Itself, or its number when it cannot be seen.
  var shown: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: "U+" + String(value, radix: 16, uppercase: true)
    default: String(self)
    }
  }
}
