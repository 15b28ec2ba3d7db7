internal import StoaCanvas

extension TapeRecord {
  /// What a person is told: one line for a tape that passed; for a failed one also its screen in a frame and the line
  /// of the tape.
  public var verdict: String {
    guard let failure else { return "\(name): passed, \(commands) command\(commands == 1 ? "" : "s")\n" }
    return "\(failure)\n" + Self.text(framed) + "  \(failure.position.line) | \(failure.source)\n"
  }

  private var framed: [String] {
    let size = Size(columns: last.size.columns + 2, rows: last.size.rows + 2)
    var canvas = Canvas(size: size, glyphs: last.glyphs)
    canvas.box(canvas.bounds)
    canvas.draw(last, at: Point(x: 1, y: 1))
    return canvas.lines
  }
}
