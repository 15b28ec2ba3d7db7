extension Canvas {
  /// Puts one piece at a column of the row whose cells start at `row`; the column after it.
  ///
  /// The piece must end within the row. What lies left of the row is left out; a cluster cut by that edge is a blank.
  @discardableResult
  mutating func put(_ piece: Piece, x: Int, row: Int, style: Style) -> Int {
    let end = x + piece.width
    guard x >= 0 else {
      if end > 0 { put(.space, x: 0, row: row, style: style) }
      return end
    }
    healEdges(from: x, to: end, row: row)
    let glyph =
      switch piece.content {
      case .scalar(let scalar): scalar.value
      case .cluster(let text): self.glyph(of: text)
      }
    cells[row + x] = Cell(glyph: glyph, style: style, width: piece.width)
    if piece.width == 2 { cells[row + x + 1] = .rightHalf(style) }
    return end
  }

  /// Puts one ASCII sign for each column of a piece.
  mutating func putASCII(_ piece: Piece, x: Int, row: Int, style: Style) {
    let sign: Unicode.Scalar =
      switch piece.content {
      case .scalar(let scalar): ASCIIFallback.scalar(for: scalar)
      case .cluster: "?"
      }
    for column in 0..<piece.width { put(Piece(sign, width: 1), x: x + column, row: row, style: style) }
  }

  /// Blanks the halves that stay outside when the columns from `start` up to `end` are written over.
  mutating func healEdges(from start: Int, to end: Int, row: Int) {
    if cells[row + start].width == 0, start > 0 {
      cells[row + start - 1] = .blank(cells[row + start - 1].style)
    }
    if cells[row + end - 1].width == 2, end < size.columns {
      cells[row + end] = .blank(cells[row + end].style)
    }
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
