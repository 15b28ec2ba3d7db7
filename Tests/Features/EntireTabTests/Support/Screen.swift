internal import StoaCanvas
internal import Testing

extension Size {
  /// The sizes at which every screen is looked at.
  static let usual = Size(columns: 80, rows: 24)
  static let large = Size(columns: 100, rows: 30)
  static let small = Size(columns: 45, rows: 12)
}

/// What a screen draws when it has a whole canvas for itself.
func screen(
  _ size: Size, glyphs: GlyphSet = .unicode, isStill: Bool = false, _ draw: (inout Canvas, Rect) -> Void
) -> Canvas {
  var canvas = Canvas(size: size, glyphs: glyphs)
  canvas.isStill = isStill
  draw(&canvas, canvas.bounds)
  return canvas
}

/// Expects these lines on a canvas; empty ones at the end are left out.
func expect(_ canvas: Canvas, shows expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var lines = canvas.lines
  while lines.last == "" { lines.removeLast() }
  let shown = lines.joined(separator: "\n")
  guard shown != expected else { return }
  Issue.record("the screen is:\n\(shown)", sourceLocation: sourceLocation)
}
