public import StoaCanvas

/// How the screen is divided: the tabs on top, a rule with the place's title where there is room, the body, the status
/// line and the footer.
public struct ShellLayout: Hashable, Sendable {
  /// The smallest size at which the program is usable.
  public static let minimum = Size(columns: 40, rows: 10)

  public let size: Size

  public init(size: Size) {
    self.size = size
  }

  public var isTooSmall: Bool { size.columns < Self.minimum.columns || size.rows < Self.minimum.rows }

  /// Where the tab is drawn.
  public var body: Rect {
    let top = hasRule ? 2 : 1
    return Rect(x: 0, y: top, columns: size.columns, rows: max(0, size.rows - top - 2))
  }

  var hasRule: Bool { size.rows >= 14 }
  var statusLine: Int { size.rows - 2 }
  var footerLine: Int { size.rows - 1 }
}
