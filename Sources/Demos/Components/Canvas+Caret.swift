internal import StoaCanvas

extension Canvas {
  /// Shows the cursor as a reversed cell, so that a page can have several.
  mutating func showCaret() {
    guard let point = cursor else { return }
    restyle(Rect(x: point.x, y: point.y, columns: 1, rows: 1)) { $0.with(.reverse) }
    cursor = nil
  }
}
