public import StoaCanvas
public import Testing

/// What a screen draws when it has a whole canvas for itself.
public func screen(
  _ size: Size, glyphs: GlyphSet = .unicode, isStill: Bool = false, _ draw: (inout Canvas, Rect) -> Void
) -> Canvas {
  var canvas = Canvas(size: size, glyphs: glyphs)
  canvas.isStill = isStill
  draw(&canvas, canvas.bounds)
  return canvas
}

/// Expects these lines on a canvas; empty ones at its end are left out.
public func expect(_ canvas: Canvas, shows expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var lines = canvas.lines
  while lines.last == "" { lines.removeLast() }
  let shown = lines.joined(separator: "\n")
  guard shown != expected else { return }
  Issue.record("the screen is:\n\(shown)", sourceLocation: sourceLocation)
}
