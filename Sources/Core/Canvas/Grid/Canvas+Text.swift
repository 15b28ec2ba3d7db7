extension Canvas {
  /// The plain text of each row, without the blanks at its end.
  public var lines: [String] { (0..<size.rows).map(line) }

  /// The plain text of one row, without the blanks at its end; empty when there is no such row.
  public func line(_ y: Int) -> String {
    withRow(y) { row in
      let end = row.lastIndex { $0.glyph != 0x20 && $0.width > 0 }.map { $0 + 1 } ?? 0
      var text = ""
      for cell in row[..<end] { append(cell, to: &text) }
      return text
    }
  }

  func append(_ cell: Cell, to text: inout String) {
    if cell.isCluster {
      text += clusters[cell.glyph]
    } else if let scalar = cell.scalar {
      text.unicodeScalars.append(scalar)
    }
  }
}
