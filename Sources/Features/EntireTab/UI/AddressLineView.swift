internal import DesignSupport
public import EntireTabLogic
public import StoaCanvas
internal import StoaInput

/// The address line in the place of the footer, over it what is wrong or what to press, and above that the completions.
public enum AddressLineView {
  /// The most completions in view.
  private static let mostRows = 10

  public static func draw(_ line: AddressLine, on canvas: inout Canvas, layout: ShellLayout) {
    let columns = layout.size.columns
    let top = drawStatus(line, on: &canvas, layout: layout)
    drawCompletions(line, on: &canvas, above: top, layout: layout)
    let field = Rect(x: 0, y: layout.footerLine, columns: columns, rows: 1)
    canvas.cover(field)
    TextField.draw(on: &canvas, in: field, label: ":", text: line.text, caret: line.caret)
  }

  /// How many completions are in view.
  public static func rows(of line: AddressLine, layout: ShellLayout) -> Int {
    let top = layout.statusLine - max(1, problemLines(line, layout: layout).count) + 1
    // One row for the rule, and one of the place stays in view.
    return max(0, min(line.completions.count, mostRows, top - layout.body.minY - 2))
  }

  private static func problemLines(_ line: AddressLine, layout: ShellLayout) -> [String] {
    guard let problem = line.problem else { return [] }
    return Array(TextLayout.wrap(SafeText.line(problem), width: max(1, layout.size.columns - 2)).prefix(3))
  }

  /// What is wrong, in as many lines as that takes, or the keys and the position; the row where it begins.
  private static func drawStatus(_ line: AddressLine, on canvas: inout Canvas, layout: ShellLayout) -> Int {
    let columns = layout.size.columns
    let lines = problemLines(line, layout: layout)
    guard !lines.isEmpty else {
      canvas.cover(Rect(x: 0, y: layout.statusLine, columns: columns, rows: 1))
      let chosen = line.selection.map { "\($0 + 1)" } ?? "-"
      let position = line.completions.isEmpty ? "" : "\(chosen)/\(line.completions.count)"
      let start = columns - position.count - 1
      let keys = ShellKeys.line.footer.map { binding in
        ShellContent.KeyItem(label: binding.keys.first?.label ?? "", title: binding.title)
      }
      ShellScreen.drawKeys(keys, on: &canvas, y: layout.statusLine, columns: start)
      canvas.write(position, at: Point(x: start, y: layout.statusLine))
      return layout.statusLine
    }
    let top = layout.statusLine - lines.count + 1
    canvas.cover(Rect(x: 0, y: top, columns: columns, rows: lines.count))
    for (offset, text) in lines.enumerated() {
      canvas.write(
        text, at: Point(x: 1, y: top + offset), style: Style([.bold], foreground: .red), width: max(0, columns - 2))
    }
    return top
  }

  private static func drawCompletions(
    _ line: AddressLine, on canvas: inout Canvas, above bottom: Int, layout: ShellLayout
  ) {
    let rows = rows(of: line, layout: layout)
    guard rows > 0 else { return }
    let area = Rect(x: 0, y: bottom - rows, columns: layout.size.columns, rows: rows)
    canvas.cover(area)
    canvas.horizontalRule(at: Point(x: 0, y: area.minY - 1), width: area.columns, style: .dim)
    let labels = line.completions.map { TextWidth.of($0.label) }.max() ?? 0
    let list = ListView(
      rowHeight: 1, total: line.completions.count, top: line.top(rows: rows), selection: line.selection ?? -1)
    list.draw(on: &canvas, in: area) { canvas, row, index in
      draw(line.completions[index], labels: min(labels, row.columns / 2), on: &canvas, in: row)
    }
  }

  private static func draw(_ completion: AddressCompletion, labels: Int, on canvas: inout Canvas, in row: Rect) {
    canvas.write(completion.label, at: row.origin.moved(x: 1), width: labels)
    let rest = Rect(x: labels + 2, y: row.minY, columns: row.columns - labels - 2, rows: 1)
    RowText.draw(on: &canvas, in: rest, completion.summary, style: .dim, right: completion.keys, rightStyle: .plain)
  }
}

extension Canvas {
  /// Takes away what stands in a block: what is shown, and what it means to the mouse.
  fileprivate mutating func cover(_ rect: Rect) {
    fill(rect)
    mark(rect, as: nil)
  }
}
