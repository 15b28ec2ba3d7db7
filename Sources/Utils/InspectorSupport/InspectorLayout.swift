public import StoaCanvas

/// Where the inspector and the program beside it are drawn.
///
/// From 100 columns on the program keeps the left part. Below, there is room for one of the two: the inspector has the
/// whole screen, and a key shows the program's.
public struct InspectorLayout: Hashable, Sendable {
  /// From this many columns on, both stand side by side.
  static let besideColumns = 100

  public let size: Size

  public init(size: Size) {
    self.size = size
  }

  /// The part of the program; nil where it has none.
  public var program: Rect? {
    guard size.columns >= Self.besideColumns else { return nil }
    return Rect(x: 0, y: 0, columns: size.columns - inspector.columns - 1, rows: size.rows)
  }

  /// The line between the two.
  public var divider: Rect? {
    program.map { Rect(x: $0.maxX, y: 0, columns: 1, rows: size.rows) }
  }

  /// The part of the inspector.
  public var inspector: Rect {
    let columns = size.columns >= Self.besideColumns ? max(46, size.columns * 2 / 5) : size.columns
    return Rect(x: size.columns - columns, y: 0, columns: columns, rows: size.rows)
  }
}
