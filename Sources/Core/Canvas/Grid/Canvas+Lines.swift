extension Canvas {
  /// Draws a frame just inside a block, in the canvas's own border unless told otherwise; its inside stays as it is.
  ///
  /// A block of one row or one column becomes a plain line.
  public mutating func box(_ rect: Rect, glyphs border: BorderGlyphs? = nil, style: Style = .plain) {
    guard !rect.isEmpty else { return }
    let border = border ?? glyphs.border
    let right = rect.maxX.saturatingSum(-1)
    let bottom = rect.maxY.saturatingSum(-1)
    guard rect.columns > 1 else {
      return verticalRule(at: rect.origin, height: rect.rows, glyphs: border, style: style)
    }
    horizontalRule(at: rect.origin, width: rect.columns, glyphs: border, style: style)
    guard rect.rows > 1 else { return }
    horizontalRule(at: Point(x: rect.minX, y: bottom), width: rect.columns, glyphs: border, style: style)
    verticalRule(at: rect.origin.moved(y: 1), height: rect.rows - 2, glyphs: border, style: style)
    verticalRule(at: Point(x: right, y: rect.minY).moved(y: 1), height: rect.rows - 2, glyphs: border, style: style)
    write(String(border.topLeft), at: rect.origin, style: style)
    write(String(border.topRight), at: Point(x: right, y: rect.minY), style: style)
    write(String(border.bottomLeft), at: Point(x: rect.minX, y: bottom), style: style)
    write(String(border.bottomRight), at: Point(x: right, y: bottom), style: style)
  }

  /// Draws a line to the right.
  public mutating func horizontalRule(
    at point: Point, width: Int, glyphs border: BorderGlyphs? = nil, style: Style = .plain
  ) {
    let area = Rect(x: point.x, y: point.y, columns: width, rows: 1).intersection(bounds)
    guard !area.isEmpty else { return }
    write(
      String(repeating: String((border ?? glyphs.border).horizontal), count: area.columns), at: area.origin,
      style: style)
  }

  /// Draws a line downwards.
  public mutating func verticalRule(
    at point: Point, height: Int, glyphs border: BorderGlyphs? = nil, style: Style = .plain
  ) {
    let area = Rect(x: point.x, y: point.y, columns: 1, rows: height).intersection(bounds)
    let text = String((border ?? glyphs.border).vertical)
    for y in 0..<area.rows { write(text, at: area.origin.moved(y: y), style: style) }
  }
}
