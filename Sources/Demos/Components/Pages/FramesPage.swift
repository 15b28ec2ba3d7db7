internal import DesignSupport
internal import StoaCanvas

/// Frames of lists: cards, a filter line with and without the caret, rows or a message.
enum FramesPage {
  private static let cards = [MetricCard(title: "people", count: 3), MetricCard(title: "cities", count: 2)]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let frames: [(name: String, filter: FilterLine?, message: MessageView?)] = [
      ("typing", FilterLine(text: "li", caret: 2), nil),
      ("filtered", FilterLine(text: "lis", caret: nil), nil),
      (
        "nothing found", FilterLine(text: "qin", caret: 1), MessageView(title: "No person matches", keys: "Esc ends it")
      ),
      ("no filter", nil, MessageView(title: "There is no person.")),
    ]
    let (upper, lower) = rect.splitTop(10)
    let places = Shelf.columns(2, of: upper) + Shelf.columns(2, of: lower)
    for (place, (name, filter, message)) in zip(places, frames) {
      var shelf = Shelf(place)
      let list = ListView(rowHeight: 1, total: 12, top: 0, selection: 0)
      ListFrame(cards: cards, filter: filter, message: message, list: list)
        .draw(on: &canvas, in: shelf.place(name, rows: 8, on: &canvas)) { canvas, row, index in
          RowText.draw(on: &canvas, in: row, "Person \(index + 1)", right: Pill.text("Lisboa"))
        }
      canvas.showCaret()
    }
  }
}
