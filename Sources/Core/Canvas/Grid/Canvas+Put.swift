extension Canvas {
  /// Puts one piece at a column of the row whose cells start at `row`; the column after it.
  ///
  /// The piece must end within the row. What lies left of the row is left out; a cluster cut by that edge is a blank.
  @inline(__always)
  @discardableResult
  mutating func put(_ piece: Piece, x: Int, row: Int, style: Style) -> Int {
    let end = x + piece.width
    guard x >= 0 else {
      if end > 0 { put(.space, x: 0, row: row, style: style) }
      return end
    }
    let glyph =
      switch piece.content {
      case .scalar(let scalar): scalar.value
      case .cluster(let text): self.glyph(of: text)
      }
    withLine(row) { line in
      Self.healEdges(from: x, to: end, in: line)
      line[x] = Cell(glyph: glyph, style: style, width: piece.width)
      if piece.width == 2 { line[x + 1] = .rightHalf(style) }
    }
    return end
  }

  /// As `put`, but with one ASCII sign for each column when that is the canvas's set.
  @inline(__always)
  @discardableResult
  mutating func putShown(_ piece: Piece, x: Int, row: Int, style: Style) -> Int {
    glyphs.isASCII ? putASCII(piece, x: x, row: row, style: style) : put(piece, x: x, row: row, style: style)
  }

  private mutating func putASCII(_ piece: Piece, x: Int, row: Int, style: Style) -> Int {
    let sign: Unicode.Scalar =
      switch piece.content {
      case .scalar(let scalar): ASCIIFallback.scalar(for: scalar)
      case .cluster: "?"
      }
    for column in 0..<piece.width { put(Piece(sign, width: 1), x: x + column, row: row, style: style) }
    return x + piece.width
  }

  /// The cells of the row that starts at `row`, to be changed.
  @inline(__always)
  mutating func withLine(_ row: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Void) {
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[row..<row + columns])) }
  }

  /// Blanks the halves that stay outside when the columns from `start` up to `end` of a row are written over.
  @inline(__always)
  static func healEdges(from start: Int, to end: Int, in line: UnsafeMutableBufferPointer<Cell>) {
    if line[start].width == 0, start > 0 { line[start - 1] = .blank(line[start - 1].style) }
    if line[end - 1].width == 2, end < line.count { line[end] = .blank(line[end].style) }
  }

  /// The glyph of a cluster. A canvas that is written to for ever forgets the clusters it no longer shows.
  mutating func glyph(of cluster: String) -> UInt32 {
    if clusters.texts.count > cells.count + 64 {
      var kept = ClusterTable()
      for index in cells.indices where cells[index].isCluster {
        let cell = cells[index]
        cells[index] = Cell(glyph: kept.glyph(of: clusters[cell.glyph]), style: cell.style, width: cell.width)
      }
      clusters = kept
    }
    return clusters.glyph(of: cluster)
  }
}
