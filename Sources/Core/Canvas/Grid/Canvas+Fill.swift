extension Canvas {
  /// Makes a block blank, in that style.
  public mutating func fill(_ rect: Rect, style: Style = .plain) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let blank = Cell.blank(style)
    for y in area.minY..<area.maxY {
      withLine(y * size.columns) { line in
        Self.healEdges(from: area.minX, to: area.maxX, in: line)
        for x in area.minX..<area.maxX { line[x] = blank }
      }
    }
  }

  /// Changes the styles in a block, not its text. A wide cluster belongs to where its left half lies.
  public mutating func restyle(_ rect: Rect, _ transform: (Style) -> Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = y * size.columns
      for x in area.minX..<area.maxX where cells[row + x].width > 0 {
        let style = transform(cells[row + x].style)
        for half in x..<x + cells[row + x].width { cells[row + half] = cells[row + half].restyled(style) }
      }
    }
  }

  /// Copies all cells of another canvas to a position; what does not fit is left out. A canvas in ASCII stays so.
  public mutating func draw(_ other: Canvas, at point: Point) {
    let area = Rect(origin: point, size: other.size).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = y * size.columns
      other.withRow(y - point.y) { source in
        for x in area.minX..<area.maxX {
          let cell = source[x - point.x]
          // A wide cluster whose other half lies outside is a blank here.
          let isCut = cell.width == 0 ? x == area.minX : x + cell.width > area.maxX
          if isCut {
            put(.space, x: x, row: row, style: cell.style)
          } else if cell.width > 0 {
            putShown(other.piece(of: cell), x: x, row: row, style: cell.style)
          }
        }
      }
    }
  }

  private func piece(of cell: Cell) -> Piece {
    if cell.isCluster { return Piece(cluster: text(of: cell), width: cell.width) }
    return Piece(cell.scalar ?? " ", width: cell.width)
  }
}
