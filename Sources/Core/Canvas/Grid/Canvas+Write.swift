extension Canvas {
  /// Writes text in one row from a position on, and returns the column after it.
  ///
  /// Text is cut at the edges of the canvas and, with `width`, after that many columns; then its end shows that, with
  /// the ellipsis of `glyphs`. A cluster of two columns that is cut in the middle becomes a blank. What cannot be
  /// shown is replaced as `SafeText.line` does it, so that no control character ever gets into a cell. Cells are left
  /// as they are after the text. Writing over half of a wide cluster blanks its other half.
  @inlinable
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, style: Style = .plain, width: Int? = nil
  ) -> Int {
    writeString(String(text), at: point, style: style, width: width)
  }

  @usableFromInline
  mutating func writeString(_ text: String, at point: Point, style: Style, width: Int?) -> Int {
    guard point.y >= 0, point.y < size.rows, point.x < size.columns, width.map({ $0 > 0 }) ?? true else {
      return point.x
    }
    var limit = size.columns
    if let width { limit = min(limit, point.x.saturatingSum(width)) }
    let printable = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.isPrintableASCII
        ? writePrintable(bytes, at: point, style: style, limit: limit, marksCut: width != nil) : nil
    }
    if let printable, let printable { return printable }
    return text.withClusterReader { reader in
      writeClusters(&reader, at: point, style: style, limit: limit, marksCut: width != nil)
    }
  }

  /// The fast path: printable ASCII, one cell a byte.
  private mutating func writePrintable(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style, limit: Int, marksCut: Bool
  ) -> Int {
    let row = point.y * size.columns
    let end = point.x.saturatingSum(bytes.count)
    let start = max(0, point.x)
    let isCut = marksCut && end > limit
    let stop = min(end, isCut ? limit - 1 : limit)
    if stop > start {
      withLine(row) { line in
        Self.healEdges(from: start, to: stop, in: line)
        for x in start..<stop { line[x] = Cell(glyph: UInt32(bytes[x - point.x]), style: style, width: 1) }
      }
    }
    guard isCut else { return min(end, limit) }
    return put(Piece(ellipsisScalar, width: 1), x: limit - 1, row: row, style: style)
  }

  private mutating func writeClusters(
    _ reader: inout ClusterReader, at point: Point, style: Style, limit: Int, marksCut: Bool
  ) -> Int {
    var pen = Pen(x: point.x, row: point.y * size.columns, style: style, limit: limit, marksCut: marksCut)
    while !pen.isAtEnd, let token = reader.next() {
      switch token {
      case .scalar(let scalar, let columns): write(Piece(scalar, width: columns), with: &pen)
      case .cluster(let character):
        ClusterPresentation.forEachPiece(of: character) { if !pen.isAtEnd { write($0, with: &pen) } }
      }
    }
    return pen.x
  }

  private mutating func write(_ piece: Piece, with pen: inout Pen) {
    guard pen.x + piece.width <= pen.limit else { return finish(&pen) }
    pen.x = putShown(piece, x: pen.x, row: pen.row, style: pen.style)
    if pen.x < pen.limit { pen.lastFit = pen.x }
  }

  /// Ends a text that does not fit: with an ellipsis after the last place that leaves room for one, or with a blank
  /// where half a cluster would be.
  private mutating func finish(_ pen: inout Pen) {
    pen.isAtEnd = true
    guard pen.marksCut else {
      if pen.x < pen.limit { put(.space, x: pen.x, row: pen.row, style: pen.style) }
      pen.x = pen.limit
      return
    }
    let written = pen.x
    pen.x = put(Piece(ellipsisScalar, width: 1), x: pen.lastFit, row: pen.row, style: pen.style)
    for x in max(0, pen.x)..<max(0, pen.x, written) { put(.space, x: x, row: pen.row, style: pen.style) }
  }

  private var ellipsisScalar: Unicode.Scalar { glyphs.ellipsis.unicodeScalars.first ?? "~" }
}

/// Where writing stands in a row, and where it must end.
private struct Pen {
  var x: Int
  let row: Int
  let style: Style
  let limit: Int
  let marksCut: Bool
  /// The last column where an ellipsis still fits after what is written.
  var lastFit: Int
  var isAtEnd = false

  init(x: Int, row: Int, style: Style, limit: Int, marksCut: Bool) {
    self.x = x
    self.row = row
    self.style = style
    self.limit = limit
    self.marksCut = marksCut
    lastFit = x
  }
}
