internal import DesignSupport
internal import StoaCanvas

/// Pages of blocks: every block, a selected link, and a page that is longer than its place, at its top and its end.
enum DetailsPage {
  private static let blocks: [DetailBlock] = [
    .heading("Ada Morel"), .field("Email", "ada@example.org"),
    .field("Company", "Tidewater & Daughters, Limited, of Lyon"),
    .field("", "a value without a name"), .gap, .text("A paragraph that is wrapped where its line ends."),
    .note("A note of less weight, wrapped as well."), .gap, .link("A short history of the tide tables", note: "new"),
    .link("Ten minutes with a field of lupins, and what came of it", note: ""),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (upper, lower) = rect.splitTop(15)
    for (place, selected) in zip(Shelf.columns(2, of: upper), [nil, 1]) {
      var shelf = Shelf(place)
      let sample = shelf.place(selected == nil ? "every block" : "a selected link", rows: 13, on: &canvas)
      DetailPage(blocks, size: sample.size).draw(on: &canvas, at: sample.origin, offset: 0, selected: selected)
      canvas.showCaret()
    }
    for (place, offset) in zip(Shelf.columns(2, of: lower), [0, Int.max]) {
      var shelf = Shelf(place)
      let sample = shelf.place(offset == 0 ? "longer, at its top" : "at its end", rows: 5, on: &canvas)
      DetailPage(blocks, size: sample.size).draw(on: &canvas, at: sample.origin, offset: offset, selected: nil)
    }
  }
}
