internal import DesignSupport
internal import StoaCanvas

/// The lines of rows: with and without an end, cut, styled; what is not there yet; the beginning of a paragraph.
enum RowsPage {
  private static let sentence =
    "A sentence that goes on long after the row has ended, because nobody has thought of its end. "

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    var shelf = Shelf(rect)
    let lines = shelf.place("left, both, bold, indented", rows: 4, on: &canvas)
    if lines.rows == 4 {
      RowText.draw(on: &canvas, in: lines, "left alone")
      RowText.draw(on: &canvas, in: lines, line: 1, "left", right: "right")
      RowText.draw(on: &canvas, in: lines, line: 2, "bold", style: .bold, right: "dim")
      RowText.draw(on: &canvas, in: lines, line: 3, indent: 3, "dim from edge to edge", style: .dim, right: "dim")
    }
    let long = shelf.place("too long: left, right, both", rows: 3, on: &canvas)
    if long.rows == 3 {
      RowText.draw(on: &canvas, in: long, sentence, right: "right")
      RowText.draw(on: &canvas, in: long, line: 1, "left", right: sentence)
      RowText.draw(on: &canvas, in: long, line: 2, sentence, right: sentence)
    }
    let placeholder = shelf.place("not there yet", rows: 1, on: &canvas)
    if !placeholder.isEmpty {
      RowText.drawPlaceholder(on: &canvas, in: placeholder, String(repeating: canvas.glyphs.placeholder, count: 3))
    }
    for lines in 1...3 {
      let place = shelf.place("a paragraph in \(lines) of its lines", rows: lines, on: &canvas)
      guard place.rows == lines else { return }
      RowText.drawParagraph(on: &canvas, in: place, line: 0, lines: lines, sentence + sentence + sentence)
    }
  }
}
