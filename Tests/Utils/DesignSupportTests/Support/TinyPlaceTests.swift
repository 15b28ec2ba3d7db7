internal import DesignSupport
internal import StoaCanvas
internal import Testing

/// Every component in every place up to eight by five, beside text that it must not touch.
struct TinyPlaceTests {
  private static let sizes = (0...8).flatMap { columns in (0...5).map { Size(columns: columns, rows: $0) } }

  private func untouched(_ size: Size, draw: (inout Canvas, Rect) -> Void) -> Bool {
    var canvas = Canvas(size: Size(columns: 12, rows: 8))
    let rect = Rect(x: 2, y: 1, columns: size.columns, rows: size.rows)
    for row in 0..<8 { canvas.write("xxxxxxxxxxxx", at: Point(x: 0, y: row)) }
    draw(&canvas, rect)
    let outside = (0..<8).flatMap { y in (0..<12).map { Point(x: $0, y: y) } }.filter { !rect.contains($0) }
    return outside.allSatisfy { point in canvas.cell(at: point).map { canvas.text(of: $0) } == "x" }
  }

  @Test("A message keeps to its place", arguments: sizes)
  func message(_ size: Size) {
    let view = MessageView(title: "서울 is far away", details: ["More of it"], keys: "R tries again")
    #expect(untouched(size) { view.draw(on: &$0, in: $1) })
  }

  @Test("A page keeps to its place", arguments: sizes)
  func page(_ size: Size) {
    let blocks: [DetailBlock] = [.heading("서울"), .field("Name", "서울"), .link("서울", note: "서울"), .text("서울 서울")]
    #expect(
      untouched(size) { canvas, rect in
        DetailPage(blocks, size: rect.size).draw(on: &canvas, at: rect.origin, offset: 1, selected: 0)
      })
  }

  @Test("Cards keep to their place", arguments: sizes)
  func cards(_ size: Size) {
    let cards = (1...7).map { MetricCard(title: "서울", count: $0) }
    #expect(untouched(size) { MetricCard.draw(cards, on: &$0, in: $1) })
  }

  @Test("The beginning of a paragraph keeps to its place", arguments: sizes)
  func paragraph(_ size: Size) {
    #expect(
      untouched(size) { canvas, rect in
        RowText.drawParagraph(on: &canvas, in: rect, line: 0, lines: rect.size.rows, "서울 is far away, and so is 京都")
      })
  }

  @Test("A list keeps to its place", arguments: sizes)
  func list(_ size: Size) {
    let frame = ListFrame(
      cards: [MetricCard(title: "people", count: 7)], filter: FilterLine(text: "서울", caret: 2), message: nil,
      list: ListView(rowHeight: 2, total: 9, top: 3, selection: 4))
    #expect(
      untouched(size) { canvas, rect in
        frame.draw(on: &canvas, in: rect) { canvas, row, _ in
          RowText.draw(on: &canvas, in: row, "서울", right: "서울")
        }
      })
  }

  @Test("A sheet keeps to its place", arguments: sizes)
  func sheet(_ size: Size) {
    #expect(untouched(size) { SheetFrame.draw("서울", on: &$0, in: $1) })
  }
}
