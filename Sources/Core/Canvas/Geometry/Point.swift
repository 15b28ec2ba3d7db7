/// A position in cells, counted from 0 at the upper left; it may lie outside of what it points into.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// The upper left.
  public static let zero = Point(x: 0, y: 0)

  /// The position in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The point that many cells to the right and down; sums beyond the range of integers stop at its end.
  public func moved(x columns: Int = 0, y rows: Int = 0) -> Point {
    Point(x: x.saturatingSum(columns), y: y.saturatingSum(rows))
  }
}

extension Int {
  /// The sum, or the nearest end of the range: positions come from anywhere and must never trap.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other < 0 ? .min : .max
  }
}
