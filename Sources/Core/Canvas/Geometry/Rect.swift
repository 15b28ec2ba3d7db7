/// A block of cells: half open, so that `maxX` and `maxY` lie one past its last column and row.
public struct Rect: Hashable, Sendable {
  /// Its upper left.
  public var origin: Point
  /// How much it takes from there.
  public var size: Size

  /// Nothing, at the upper left.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A block of that size whose upper left is `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Negative sides count as zero.
  public init(x: Int, y: Int, columns: Int, rows: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(columns: columns, rows: rows))
  }

  /// Its first column.
  public var minX: Int { origin.x }
  /// Its first row.
  public var minY: Int { origin.y }
  /// One past its last column; a sum beyond the range of integers stops at its end.
  public var maxX: Int { origin.x.saturatingSum(size.columns) }
  /// One past its last row; a sum beyond the range of integers stops at its end.
  public var maxY: Int { origin.y.saturatingSum(size.rows) }
  /// How many columns it takes.
  public var columns: Int { size.columns }
  /// How many rows it takes.
  public var rows: Int { size.rows }

  /// Whether there is not one cell in it.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at that position is one of the block's.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells both have; an empty rectangle when there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Rect(x: left, y: top, columns: 0, rows: 0) }
    return Rect(x: left, y: top, columns: right - left, rows: bottom - top)
  }
}
