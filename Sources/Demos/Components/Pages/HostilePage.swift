internal import DesignSupport
internal import StoaCanvas

/// Each hostile text on a row of its own, between others that it must not touch.
enum HostilePage {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    for (line, (name, text)) in HostileText.samples.enumerated() where line < rect.rows {
      let (left, rest) = Rect(x: rect.minX, y: rect.minY + line, columns: rect.columns, rows: 1).splitLeft(24)
      RowText.draw(on: &canvas, in: left, name, style: .dim)
      RowText.draw(on: &canvas, in: rest, indent: 0, text, right: Pill.text("end"))
    }
  }
}
