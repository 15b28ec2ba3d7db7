internal import DesignSupport
internal import StoaCanvas

/// Hostile text in each component that shows text from outside.
enum ContainedPage {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (upper, lower) = rect.splitTop(8)
    var shelf = Shelf(upper)
    let titles = ["clears the screen", "joined emoji", "right to left"].map(HostileText.named)
    let cards = titles.map { MetricCard(title: $0, count: 1) }
    MetricCard.draw(cards, on: &canvas, in: shelf.place("cards", rows: 3, on: &canvas))
    let field = shelf.place("a field, with the caret behind its text", rows: 1, on: &canvas)
    if !field.isEmpty {
      let text = HostileText.named("C0 controls")
      TextField.draw(on: &canvas, in: field, label: HostileText.named("twelve marks"), text: text, caret: text.count)
      canvas.showCaret()
    }
    let row = shelf.place("a row", rows: 1, on: &canvas)
    if !row.isEmpty {
      let right = Pill.text(HostileText.named("C1 controls"))
      RowText.draw(on: &canvas, in: row, HostileText.named("without an end"), right: right)
    }
    let places = Shelf.columns(3, of: lower)
    var left = Shelf(places[0])
    drawPage(on: &canvas, in: left.place("a page", rows: lower.rows - 1, on: &canvas))
    var middle = Shelf(places[1])
    let message = MessageView(
      title: HostileText.named("writes the clipboard"), details: [HostileText.named("breaks of lines")],
      keys: "R tries again")
    message.draw(on: &canvas, in: middle.place("a message", rows: lower.rows - 1, on: &canvas))
    var right = Shelf(places[2])
    let box = right.place("a sheet", rows: lower.rows - 1, on: &canvas)
    SheetFrame.draw(HostileText.named("a false link"), on: &canvas, in: box)
    drawPage(on: &canvas, in: SheetFrame.content(of: box))
  }

  private static func drawPage(on canvas: inout Canvas, in rect: Rect) {
    let blocks: [DetailBlock] = [
      .heading(HostileText.named("joined emoji")), .field("a\u{1B}b", HostileText.named("right to left")),
      .text(HostileText.named("breaks of lines")), .note(HostileText.named("C0 controls")),
      .link(HostileText.named("names the window"), note: HostileText.named("flag, keycap, skin")),
    ]
    DetailPage(blocks, size: rect.size).draw(on: &canvas, at: rect.origin, offset: 0, selected: 0)
    canvas.cursor = nil
  }
}
