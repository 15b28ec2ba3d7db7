/// A grid of cells that a screen is drawn on: plain values, no terminal.
///
/// Text is kept by grapheme clusters. What is written outside of the grid is left out and never traps. A row always
/// holds whole clusters: each cell of width 2 is followed by one of width 0, and the widths add up to the columns.
/// Making one costs an allocation of 8 bytes a cell; copying one costs nothing until it is written to.
public struct Canvas: Sendable {
  /// The most cells a canvas has; a larger size is cut, rows first.
  public static let cellLimit = 1 << 24

  /// How many columns and rows it has.
  public let size: Size

  /// The signs used for borders and for what is cut; with `.ascii`, all other text is reduced to ASCII as well.
  public var glyphs: GlyphSet

  /// Where the terminal's own cursor stands; nil when it is hidden.
  public var cursor: Point?
  /// Whether nothing may move on its own: what is drawn as one of several frames is drawn as the first.
  public var isStill = false

  var cells: [Cell]
  /// What stands where, the last word last.
  var marks: [(rect: Rect, mark: Mark?)] = []
  var clusters = ClusterTable()

  /// A canvas of plain blanks.
  public init(size: Size, glyphs: GlyphSet = .unicode) {
    let columns = min(size.columns, Self.cellLimit)
    let rows = columns == 0 ? size.rows : min(size.rows, Self.cellLimit / columns)
    self.size = Size(columns: columns, rows: rows)
    self.glyphs = glyphs
    cells = Array(repeating: .blank, count: columns * (columns == 0 ? 0 : rows))
  }

  /// All of it, at the origin.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at a position; nil outside.
  public func cell(at point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.y * size.columns + point.x] : nil
  }

  /// The text of a cell of this canvas; empty for a right half.
  public func text(of cell: Cell) -> String {
    if cell.isCluster { return clusters[cell.glyph] }
    return cell.scalar.map { String(Character($0)) } ?? ""
  }

  /// The cells of a row, for a painter; an empty buffer when there is no such row. The buffer lives for the call only.
  public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    guard y >= 0, y < size.rows, size.columns > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[y * size.columns..<(y + 1) * size.columns]))
    }
  }
}
