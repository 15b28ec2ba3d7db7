extension Canvas {
  /// The plain text of each row, without the blanks at its end.
  public var lines: [String] { (0..<size.rows).map(line) }

  /// The plain text of one row, without the blanks at its end; empty when there is no such row.
  public func line(_ y: Int) -> String {
    withRow(y) { row in
      let end = row.lastIndex { $0.glyph != 0x20 && $0.width > 0 }.map { $0 + 1 } ?? 0
      var bytes: [UInt8] = []
      bytes.reserveCapacity(end)
      for cell in row[..<end] { append(cell, to: &bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Appends the UTF-8 of a cell; nothing for a right half.
  func append(_ cell: Cell, to bytes: inout [UInt8]) {
    if cell.glyph < 0x80 {
      if cell.width > 0 { bytes.append(UInt8(truncatingIfNeeded: cell.glyph)) }
    } else if cell.isCluster {
      bytes += clusters[cell.glyph].utf8
    } else if let encoded = cell.scalar.flatMap(UTF8.encode) {
      bytes += encoded
    }
  }
}
