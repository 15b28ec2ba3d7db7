internal import DesignSupport
internal import StoaCanvas

/// Pills at the end of a row: usual ones, such as are left out, and some that are too long.
enum PillsPage {
  private static let labels = [
    ("a city", "Lyon"), ("a state", "Done"), ("wide", "\u{C11C}\u{C6B8}"),
    ("right to left", "\u{5D7}\u{5D9}\u{5E4}\u{5D4}"),
    ("brackets", "[x]"), ("empty: no pill", ""), ("blank: no pill", "  \t "),
    ("invisible: no pill", "\u{200B}\u{FEFF}"),
    ("controls", "a\u{1B}[31mb\nc"), ("long", String(repeating: "Llanfairpwllgwyngyll ", count: 5)),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    var shelf = Shelf(rect)
    let rows = shelf.place("at the right edge", rows: labels.count, on: &canvas)
    for (line, (name, label)) in labels.enumerated() where line < rows.rows {
      RowText.draw(on: &canvas, in: rows, line: line, name, right: Pill.text(label))
    }
    let selected = shelf.place("on a selected row, and in a hue", rows: 2, on: &canvas)
    guard selected.rows == 2 else { return }
    RowText.draw(on: &canvas, in: selected, "selected", right: Pill.text("Lyon"))
    canvas.restyle(selected.splitTop(1).top) { $0.with(selected: true) }
    RowText.draw(
      on: &canvas, in: selected, line: 1, "in green", right: Pill.text("Done"), rightStyle: Style(foreground: .green))
  }
}
