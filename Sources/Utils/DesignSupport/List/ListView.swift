public import StoaCanvas

/// A list of rows of one height, of which a part is in view: the selection, a scroll bar, and the rows themselves.
public struct ListView {
  /// Lines of one row.
  public let rowHeight: Int
  /// How many rows there are in all.
  public let total: Int
  /// Index of the first row in view.
  public let top: Int
  /// Index of the selected row.
  public let selection: Int
  /// The indices of the rows that carry a mark at their left edge: they are new.
  public let marked: Set<Int>

  public init(rowHeight: Int, total: Int, top: Int, selection: Int, marked: Set<Int> = []) {
    self.rowHeight = max(1, rowHeight)
    self.total = total
    self.top = top
    self.selection = selection
    self.marked = marked
  }

  /// How many whole rows fit.
  public static func capacity(rowHeight: Int, in size: Size) -> Int { max(0, size.rows) / max(1, rowHeight) }

  /// Draws the rows in view; `drawRow` gets each row's index and the rectangle that it may fill.
  public func draw(on canvas: inout Canvas, in rect: Rect, drawRow: (inout Canvas, Rect, Int) -> Void) {
    let capacity = Self.capacity(rowHeight: rowHeight, in: rect.size)
    let scrolls = total > capacity
    let width = rect.size.columns - (scrolls ? 1 : 0)
    for line in 0..<capacity where top + line < total {
      let index = top + line
      let row = Rect(
        x: rect.origin.x, y: rect.origin.y + line * rowHeight, columns: width, rows: rowHeight)
      drawRow(&canvas, row, index)
      if marked.contains(index), width > 0 { canvas.write(String(canvas.glyphs.bullet), at: row.origin, style: .bold) }
      canvas.mark(row, as: .item(index))
      if index == selection { canvas.restyle(row) { $0.with(selected: true) } }
    }
    if (top..<(top + capacity)).contains(selection), selection < total {
      canvas.cursor = Point(x: rect.origin.x, y: rect.origin.y + (selection - top) * rowHeight)
    }
    if scrolls, rect.size.columns > 0 { drawScrollBar(on: &canvas, in: rect, capacity: capacity) }
  }

  private func drawScrollBar(on canvas: inout Canvas, in rect: Rect, capacity: Int) {
    let x = rect.origin.x + rect.size.columns - 1
    let bar = ScrollBar(total: total, visible: capacity, offset: top)
    bar.draw(on: &canvas, at: Point(x: x, y: rect.origin.y), length: capacity * rowHeight)
  }
}
