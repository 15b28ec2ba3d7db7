import StoaCanvas

/// Draws the number in a box in the middle, what the timer does under it, and the keys in the last row.
enum CounterScreen {
  static func draw(_ state: CounterState, on canvas: inout Canvas) {
    let (footer, body) = canvas.bounds.splitBottom(1)
    let box = body.centered(Size(columns: 24, rows: 4))
    canvas.box(box)
    let (number, timer) = box.inset(by: 1).splitTop(1)
    write(TextLayout.number(state.count), in: number, style: .bold, on: &canvas)
    write(state.isTiming ? "one more each second" : "the timer is off", in: timer, style: .dim, on: &canvas)
    let keys = Counter.keys.footer.map { "\($0.keys[0].label) \($0.title)" }
    canvas.write(keys.joined(separator: "  "), at: footer.origin.moved(x: 1), width: footer.columns - 1)
  }

  private static func write(_ text: String, in row: Rect, style: Style, on canvas: inout Canvas) {
    canvas.write(TextLayout.pad(text, to: row.columns, alignment: .center), at: row.origin, style: style)
  }
}
