internal import EntireTabUI
package import StoaCanvas
package import StoaInput

/// A page of components between a title and the keys.
package enum DemoScreen {
  package static let keys = KeyMap<DemoAction>([
    KeyBinding(
      [.right, .character("l"), .character("j"), .down], name: "next", title: "next", footer: true,
      command: .turned(by: 1)),
    KeyBinding(
      [.left, .character("h"), .character("k"), .up], name: "previous", title: "previous", footer: true,
      command: .turned(by: -1)),
    KeyBinding([.character("t")], name: "theme", title: "theme", footer: true, command: .themeChanged),
    KeyBinding([.character("a")], name: "ascii", title: "ASCII", footer: true, command: .signsChanged),
    KeyBinding([.space], name: "tick", title: "move", footer: true, command: .ticked),
    KeyBinding([.character("q"), .escape], name: "quit", title: "quit", footer: true, command: .quit),
  ])

  package static func draw(_ state: DemoState, on canvas: inout Canvas) {
    if state.isASCII { canvas.glyphs = .ascii }
    let (title, below) = canvas.bounds.splitTop(1)
    let (body, footer) = (below.splitTop(1).rest.splitBottom(1).rest, below.splitBottom(1).bottom)
    state.page.draw(on: &canvas, in: body, ticks: state.ticks)
    // Last, so that nothing of a page can stand over them.
    let number = (DemoPage.allCases.firstIndex(of: state.page) ?? 0) + 1
    let theme = DemoTheme.allCases.first { $0.style == state.theme }?.rawValue ?? ""
    let position = "\(theme), \(canvas.glyphs.isASCII ? "ASCII" : "Unicode")  \(number)/\(DemoPage.allCases.count)"
    drawLine(state.page.title, right: position, in: title, style: .bold, on: &canvas)
    let hints = keys.footer.map { "\($0.keys[0].label) \($0.title)" }.joined(separator: "  ")
    drawLine(hints, right: "", in: footer, style: .dim, on: &canvas)
    state.theme.apply(to: &canvas)
  }

  private static func drawLine(_ left: String, right: String, in row: Rect, style: Style, on canvas: inout Canvas) {
    guard !row.isEmpty else { return }
    canvas.fill(row)
    canvas.write(left, at: row.origin.moved(x: 1), style: style, width: row.columns - 1)
    let width = TextWidth.of(right)
    guard row.columns > TextWidth.of(left) + width + 3 else { return }
    canvas.write(right, at: Point(x: row.maxX - width - 1, y: row.minY), style: .dim, width: width)
  }
}
