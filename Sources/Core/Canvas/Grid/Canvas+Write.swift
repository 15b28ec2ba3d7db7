extension Canvas {
  /// Writes text in one row from a position on, and returns the column after it.
  ///
  /// Text is cut at the edges of the canvas and, with `width`, after that many columns; then its end shows that, with
  /// the ellipsis of `glyphs`. A cluster of two columns that is cut in the middle becomes a blank. What cannot be
  /// shown is replaced as `SafeText.line` does it, so that no control character ever gets into a cell. Cells are left
  /// as they are after the text. Writing over half of a wide cluster blanks its other half.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, style: Style = .plain, width: Int? = nil
  ) -> Int {
    guard point.y >= 0, point.y < size.rows, point.x < size.columns, width.map({ $0 > 0 }) ?? true else {
      return point.x
    }
    var limit = size.columns
    if let width { limit = min(limit, point.x.saturatingSum(width)) }
    let printable = text.utf8.withContiguousStorageIfAvailable { bytes in
      writePrintable(bytes, at: point, style: style, limit: limit, marksCut: width != nil)
    }
    if let printable, let printable { return printable }
    return writeClusters(text, at: point, style: style, limit: limit, marksCut: width != nil)
  }

  /// The fast path: printable ASCII, one cell a byte. Nil, with nothing written, for any other text.
  private mutating func writePrintable(
    _ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style, limit: Int, marksCut: Bool
  ) -> Int? {
    guard bytes.allSatisfy({ $0 &- 0x20 < 0x5F }) else { return nil }
    let end = point.x.saturatingSum(bytes.count)
    let start = max(0, point.x)
    let isCut = marksCut && end > limit
    let stop = min(end, isCut ? limit - 1 : limit)
    if stop > start {
      let row = point.y * size.columns
      healEdges(from: start, to: stop, row: row)
      cells.withUnsafeMutableBufferPointer { cells in
        for x in start..<stop {
          cells[row + x] = Cell(glyph: UInt32(bytes[x - point.x]), style: style, width: 1)
        }
      }
    }
    guard isCut else { return min(end, limit) }
    return put(Piece(ellipsisScalar, width: 1), x: limit - 1, row: point.y * size.columns, style: style)
  }

  private mutating func writeClusters(
    _ text: some StringProtocol, at point: Point, style: Style, limit: Int, marksCut: Bool
  ) -> Int {
    let row = point.y * size.columns
    var x = point.x
    // The last place where an ellipsis still fits after what is written.
    var lastFit = x
    for character in text {
      var pieces: [Piece] = []
      ClusterPresentation.forEachPiece(of: character) { pieces.append($0) }
      for piece in pieces {
        if x + piece.width > limit {
          guard marksCut else {
            if x < limit { put(Piece(" ", width: 1), x: x, row: row, style: style) }
            return limit
          }
          return endCut(at: lastFit, written: x, row: row, style: style)
        }
        x = glyphs.isASCII ? putASCII(piece, x: x, row: row, style: style) : put(piece, x: x, row: row, style: style)
        if x < limit { lastFit = x }
      }
    }
    return x
  }

  /// Puts the ellipsis over what came after the last fit, and blanks the rest of it.
  private mutating func endCut(at lastFit: Int, written: Int, row: Int, style: Style) -> Int {
    let end = put(Piece(ellipsisScalar, width: 1), x: lastFit, row: row, style: style)
    for x in max(0, end)..<max(0, end, written) { put(Piece(" ", width: 1), x: x, row: row, style: style) }
    return end
  }

  /// Puts one ASCII sign for each column of a piece.
  private mutating func putASCII(_ piece: Piece, x: Int, row: Int, style: Style) -> Int {
    let sign: Unicode.Scalar =
      switch piece.content {
      case .scalar(let scalar): ASCIIFallback.scalar(for: scalar)
      case .cluster: "?"
      }
    for column in 0..<piece.width { put(Piece(sign, width: 1), x: x + column, row: row, style: style) }
    return x + piece.width
  }

  private var ellipsisScalar: Unicode.Scalar { glyphs.ellipsis.unicodeScalars.first ?? "~" }
}
