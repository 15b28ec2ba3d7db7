/// How many columns and rows something takes, in cells; never negative.
public struct Size: Hashable, Sendable {
  /// How many columns.
  public let columns: Int
  /// How many rows.
  public let rows: Int

  /// Nothing.
  public static let zero = Size(columns: 0, rows: 0)

  /// Negative sides count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is not one cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
