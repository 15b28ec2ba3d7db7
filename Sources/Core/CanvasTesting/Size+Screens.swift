public import StoaCanvas

extension Size {
  /// A terminal of the usual size, 80x24.
  public static let usual = Size(columns: 80, rows: 24)
  /// A large one, 100x30, where list and detail may stand side by side.
  public static let large = Size(columns: 100, rows: 30)
  /// A small one, 45x12.
  public static let small = Size(columns: 45, rows: 12)
}
