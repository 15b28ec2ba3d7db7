public import StoaCanvas

extension VTermScreen {
  /// What a comparison of the screen with the canvas that was painted has found.
  public struct Judgement: Equatable, Sendable {
    /// Where the screen shows something that is neither the canvas's text nor a permitted stand-in for it.
    public var faults: [String] = []
    /// Where a stand-in was shown for a cluster: its beginning, or U+FFFD.
    public var standIns: [StandIn] = []

    /// Each cluster that was shown by a stand-in, with what stood there.
    public var substitutions: [String: String] {
      Dictionary(standIns.map { ($0.cluster, $0.shown) }) { shown, _ in shown }
    }

    /// Nothing found.
    public init() {}
  }

  /// Compares every cell by its columns: text, attributes, and where the cursor is.
  ///
  /// A selected cell must stand out by a background or in reverse, and no other may. Which colour a hue has is left to
  /// the caller, and so are dim cells, which libvterm does not keep.
  public func judge(_ canvas: Canvas) -> Judgement {
    var judgement = Judgement()
    for y in 0..<min(size.rows, canvas.size.rows) {
      for x in 0..<min(size.columns, canvas.size.columns) {
        guard let cell = canvas.cell(at: Point(x: x, y: y)), cell.width > 0 else { continue }
        judge(cell, text: canvas.text(of: cell), at: Point(x: x, y: y), into: &judgement)
      }
    }
    if cursor != canvas.cursor {
      judgement.faults.append("cursor at \(Self.describe(cursor)), not \(Self.describe(canvas.cursor))")
    }
    return judgement
  }

  private func judge(_ cell: Cell, text: String, at point: Point, into judgement: inout Judgement) {
    let shown = cells(at: point, columns: cell.width)
    let place = "(\(point.x),\(point.y))"
    guard shown.reduce(0, { $0 + max(1, $1.width) }) == cell.width else {
      judgement.faults.append("\(place) \(text) is cut by a glyph of another width")
      return
    }
    let found = Self.withoutPadding(shown.map(\.text).joined())
    let wanted = Self.withoutPadding(text)
    if !found.utf8.elementsEqual(wanted.utf8) {
      if found == "\u{FFFD}" || (!found.isEmpty && wanted.unicodeScalars.starts(with: found.unicodeScalars)) {
        judgement.standIns.append(StandIn(cluster: text, shown: found, point: point))
      } else {
        judgement.faults.append("\(place) shows \"\(found)\", not \"\(wanted)\"")
      }
    }
    for fault in Self.faults(of: shown, in: cell.style) {
      judgement.faults.append("\(place) \(text) is \(fault)")
    }
  }

  private static func faults(of shown: [VTermCell], in style: Style) -> [String] {
    let attributes = style.attributes
    let isReverse = attributes.contains(.reverse)
    var faults: [String] = []
    for part in shown {
      // Of a blank neither weight nor hue can be seen, and the painter gives it those of the text beside it.
      let isBlank = part.text == " "
      // A highlight may leave out what would make it longer.
      if !isBlank, part.isBold != attributes.contains(.bold), part.isBold || !style.isSelected {
        faults.append("\(part.isBold ? "" : "not ")bold")
      }
      if part.isUnderlined != attributes.contains(.underline) {
        faults.append("\(part.isUnderlined ? "" : "not ")underlined")
      }
      let standsOut = part.background != nil || part.isReverse
      // What is both may be shown as either, or as neither.
      if standsOut != (style.isSelected || isReverse), !(style.isSelected && isReverse) {
        faults.append("\(standsOut ? "" : "not ")highlighted")
      }
      if !isBlank, style.foreground == .standard, !style.isSelected, part.foreground != nil {
        faults.append("in colour")
      }
    }
    return faults
  }

  /// The cells that begin in these columns.
  private func cells(at point: Point, columns: Int) -> [VTermCell] {
    var cells: [VTermCell] = []
    var x = point.x
    while x < point.x + columns {
      let cell = cell(x: x, y: point.y)
      cells.append(cell)
      x += max(1, cell.width)
    }
    return cells
  }

  private static func withoutPadding(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  private static func describe(_ point: Point?) -> String {
    point.map { "(\($0.x),\($0.y))" } ?? "nowhere"
  }
}
