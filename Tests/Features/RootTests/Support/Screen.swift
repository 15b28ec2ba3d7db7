internal import StoaCanvas
internal import Testing

extension Size {
  /// The sizes at which every screen is looked at.
  static let usual = Size(columns: 80, rows: 24)
  static let large = Size(columns: 100, rows: 30)
  static let small = Size(columns: 45, rows: 12)
}

/// Expects these lines on a canvas; empty ones at the end are left out.
func expect(_ canvas: Canvas, shows expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var lines = canvas.lines
  while lines.last == "" { lines.removeLast() }
  let shown = lines.joined(separator: "\n")
  guard shown != expected else { return }
  Issue.record("the screen is:\n\(shown)", sourceLocation: sourceLocation)
}
