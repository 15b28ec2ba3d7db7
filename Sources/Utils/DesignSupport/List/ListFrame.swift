public import StoaCanvas

/// The frame of every list: cards on top, the filter line, and below them the rows or what stands in their place.
public struct ListFrame {
  private let cards: [MetricCard]
  private let filter: FilterLine?
  private let message: MessageView?
  private let list: ListView

  /// - Parameters:
  ///   - message: What is shown instead of rows; nil when there are rows.
  public init(cards: [MetricCard], filter: FilterLine?, message: MessageView?, list: ListView) {
    self.cards = cards
    self.filter = filter
    self.message = message
    self.list = list
  }

  /// How many rows fit below the cards and the filter line.
  public static func capacity(rowHeight: Int, hasCards: Bool, hasFilter: Bool, in size: Size) -> Int {
    let rows = size.rows - headerRows(hasCards: hasCards, hasFilter: hasFilter, in: size)
    return ListView.capacity(rowHeight: rowHeight, in: Size(columns: size.columns, rows: rows))
  }

  /// Draws the frame; `drawRow` gets each visible row's index and rectangle.
  public func draw(on canvas: inout Canvas, in rect: Rect, drawRow: (inout Canvas, Rect, Int) -> Void) {
    var y = rect.origin.y
    if !cards.isEmpty {
      let height = min(MetricCard.height(in: rect.size), rect.size.rows)
      MetricCard.draw(
        cards, on: &canvas, in: Rect(x: rect.origin.x, y: y, columns: rect.size.columns, rows: height))
      y += height
    }
    if let filter, y < rect.origin.y + rect.size.rows {
      let line = Rect(x: rect.origin.x + 1, y: y, columns: rect.size.columns - 2, rows: 1)
      TextField.draw(on: &canvas, in: line, label: filter.label, text: filter.text, caret: filter.caret)
      y += 1
    }
    let rest = Rect(
      x: rect.origin.x, y: y, columns: rect.size.columns, rows: max(0, rect.origin.y + rect.size.rows - y))
    if let message {
      message.draw(on: &canvas, in: rest)
      return
    }
    let caret = canvas.cursor
    list.draw(on: &canvas, in: rest, drawRow: drawRow)
    if filter?.caret != nil { canvas.cursor = caret }
  }

  private static func headerRows(hasCards: Bool, hasFilter: Bool, in size: Size) -> Int {
    (hasCards ? MetricCard.height(in: size) : 0) + (hasFilter ? 1 : 0)
  }
}
