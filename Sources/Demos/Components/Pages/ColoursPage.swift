internal import StoaCanvas

/// Every hue with every attribute, plain and selected.
enum ColoursPage {
  private static let attributes: [(name: String, style: Style)] = [
    ("plain", .plain), ("bold", .bold), ("dim", .dim), ("underline", .underline), ("reverse", .reverse),
    ("selected", .selected), ("bold, selected", Style([.bold], isSelected: true)),
  ]

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    for (column, hue) in Hue.allCases.enumerated() {
      for (line, (name, style)) in attributes.enumerated() where line + 1 < rect.rows {
        let y = rect.minY + line + 1
        if column == 0 { canvas.write(name, at: Point(x: rect.minX, y: y), width: min(15, rect.columns)) }
        let x = rect.minX + 16 + column * 9
        guard x + 9 <= rect.maxX else { continue }
        canvas.write("\(hue)", at: Point(x: x, y: rect.minY), style: .underline, width: 8)
        canvas.write("Sample", at: Point(x: x, y: y), style: style.with(foreground: hue), width: 8)
      }
    }
  }
}
