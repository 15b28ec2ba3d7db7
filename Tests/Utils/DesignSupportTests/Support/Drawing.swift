internal import StoaCanvas

/// What is drawn on a canvas of this size, as plain lines.
func drawn(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, draw: (inout Canvas, Rect) -> Void
) -> String {
  canvas(columns, rows, glyphs: glyphs, draw: draw).lines.joined(separator: "\n")
}

/// A canvas of this size after the drawing.
func canvas(
  _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, draw: (inout Canvas, Rect) -> Void
) -> Canvas {
  var canvas = Canvas(size: Size(columns: columns, rows: rows), glyphs: glyphs)
  draw(&canvas, canvas.bounds)
  return canvas
}

extension Canvas {
  /// The lines of which the first cell is marked as selected.
  var selectedLines: [Int] {
    (0..<size.rows).filter { cell(at: Point(x: 0, y: $0))?.style.isSelected == true }
  }
}
