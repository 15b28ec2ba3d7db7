internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct ListFrameTests {
  private let cards = [MetricCard(title: "people", count: 3)]

  private func frame(
    _ columns: Int, _ rows: Int, cards: [MetricCard], filter: FilterLine? = nil, message: MessageView? = nil
  ) -> Canvas {
    let list = ListView(rowHeight: 1, total: 3, top: 0, selection: 1)
    let frame = ListFrame(cards: cards, filter: filter, message: message, list: list)
    return canvas(columns, rows) { canvas, rect in
      frame.draw(on: &canvas, in: rect) { canvas, row, index in
        RowText.draw(on: &canvas, in: row, "row \(index)")
      }
    }
  }

  @Test("Cards, filter line and rows stand below one another")
  func all() {
    let canvas = frame(20, 6, cards: cards, filter: FilterLine(text: "ad", caret: nil))
    #expect(canvas.lines == [" 3 people", " / ad", " row 0", " row 1", " row 2", ""])
    #expect(canvas.cursor == Point(x: 0, y: 3))
  }

  @Test("Where there is room the cards are boxes")
  func boxes() {
    #expect(frame(40, 18, cards: cards).lines[3] == " row 0")
  }

  @Test("While the filter is typed the cursor is its caret")
  func caret() {
    #expect(frame(20, 6, cards: [], filter: FilterLine(text: "ad", caret: 1)).cursor == Point(x: 4, y: 0))
  }

  @Test("A message stands in place of the rows, below what is above them")
  func message() {
    let canvas = frame(
      20, 5, cards: cards, filter: FilterLine(label: "> ", text: "x", caret: nil),
      message: MessageView(title: "Nothing here."))
    #expect(canvas.lines == [" 3 people", " > x", "", "   Nothing here.", ""])
    #expect(canvas.cursor == nil)
  }

  @Test(
    "The capacity of a place is what is drawn in it",
    arguments: [(20, 6), (40, 18), (40, 17), (20, 1), (20, 0)], [false, true])
  func capacity(_ size: (columns: Int, rows: Int), _ hasFilter: Bool) {
    let list = ListView(rowHeight: 1, total: 99, top: 0, selection: 0)
    let filter = hasFilter ? FilterLine(text: "", caret: nil) : nil
    var count = 0
    _ = canvas(size.columns, size.rows) { canvas, rect in
      ListFrame(cards: cards, filter: filter, message: nil, list: list)
        .draw(on: &canvas, in: rect) { _, _, _ in count += 1 }
    }
    let capacity = ListFrame.capacity(
      rowHeight: 1, hasCards: true, hasFilter: hasFilter, in: Size(columns: size.columns, rows: size.rows))
    #expect(count == capacity)
  }
}
