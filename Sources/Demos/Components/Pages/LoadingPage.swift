internal import DesignSupport
internal import StoaCanvas

/// Waiting: at once without a sign, then with one that moves; on a still canvas with one that does not.
enum LoadingPage {
  static func draw(on canvas: inout Canvas, in rect: Rect, ticks: Int) {
    var shelf = Shelf(rect)
    let wasStill = canvas.isStill
    let states = [
      ("at once", nil, false), ("a moment later", ticks, false), ("where nothing may move", ticks, true),
    ]
    for (name, ticks, isStill) in states {
      let place = shelf.place(name, rows: 4, on: &canvas)
      canvas.isStill = wasStill || isStill
      MessageView.loading("Loading people", ticks: ticks, on: canvas).draw(on: &canvas, in: place)
    }
    canvas.isStill = wasStill
    let frames = shelf.place("every frame", rows: 1, on: &canvas)
    guard !frames.isEmpty else { return }
    RowText.draw(on: &canvas, in: frames, canvas.glyphs.spinner.map(String.init).joined(separator: " "))
  }
}
