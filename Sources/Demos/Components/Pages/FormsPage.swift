internal import DesignSupport
internal import StoaCanvas

/// Text fields with and without the caret, secret, scrolled and wide; check boxes.
enum FormsPage {
  private struct Field {
    let name: String
    var label = "Name: "
    var text = ""
    var caret: Int?
    var isSecret = false
  }

  private static let alphabet = "abcdefghijklmnopqrstuvwxyz0123456789"
  private static let fields = [
    Field(name: "empty"), Field(name: "empty, typing", caret: 0), Field(name: "text", text: "Ada"),
    Field(name: "at its end", text: "Ada", caret: 3), Field(name: "within it", text: "Ada Morel", caret: 4),
    Field(name: "long", text: alphabet), Field(name: "long, at its end", text: alphabet, caret: 36),
    Field(name: "long, at its start", text: alphabet, caret: 0),
    Field(
      name: "wide", text: "\u{C11C}\u{C6B8}\u{D2B9}\u{BCC4}\u{C2DC}\u{C11C}\u{C6B8}\u{D2B9}\u{BCC4}\u{C2DC}", caret: 10),
    Field(name: "secret", label: "Password: ", text: "correct horse", isSecret: true),
    Field(name: "secret, typing", label: "Password: ", text: "correct", caret: 7, isSecret: true),
    Field(name: "a long label", label: "What you would like to be called: ", text: "Ada", caret: 3),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    var shelf = Shelf(rect)
    let rows = shelf.place("fields of 24 columns", rows: fields.count, on: &canvas)
    for (line, field) in fields.enumerated() where line < rows.rows {
      let (left, rest) = Rect(x: rows.minX, y: rows.minY + line, columns: rows.columns, rows: 1).splitLeft(22)
      RowText.draw(on: &canvas, in: left, field.name, style: .dim)
      TextField.draw(
        on: &canvas, in: rest.splitLeft(24).left, label: field.label, text: field.text, caret: field.caret,
        isSecret: field.isSecret)
      canvas.showCaret()
    }
    let boxes = shelf.place("off, on, without a name", rows: 4, on: &canvas)
    let texts = [
      CheckBox.text("completed only", isOn: false, glyphs: canvas.glyphs),
      CheckBox.text("completed only", isOn: true, glyphs: canvas.glyphs),
      CheckBox.text("", isOn: false, glyphs: canvas.glyphs), CheckBox.text("", isOn: true, glyphs: canvas.glyphs),
    ]
    for (line, text) in texts.enumerated() where line < boxes.rows {
      RowText.draw(on: &canvas, in: boxes, line: line, text)
    }
  }
}
