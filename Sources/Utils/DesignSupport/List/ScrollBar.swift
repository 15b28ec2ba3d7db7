public import StoaCanvas

/// A vertical bar that shows which part of a long thing is in view.
public struct ScrollBar {
  private let total: Int
  private let visible: Int
  private let offset: Int

  /// - Parameters:
  ///   - total: How many units there are.
  ///   - visible: How many of them are in view.
  ///   - offset: How many are above the view.
  public init(total: Int, visible: Int, offset: Int) {
    self.total = max(1, total)
    self.visible = visible
    self.offset = offset
  }

  /// Which cells of a bar of this length the thumb covers; at least one, and it touches an end only at that end.
  func thumb(length: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    let size = max(1, min(length, length * visible / total))
    let room = length - size
    let hidden = max(1, total - visible)
    var start = min(room, offset * room / hidden)
    if offset > 0, start == 0, room > 1 { start = 1 }
    if offset < hidden, start == room, room > 1 { start = room - 1 }
    return start..<(start + size)
  }

  /// Draws the bar downwards from a point.
  public func draw(on canvas: inout Canvas, at point: Point, length: Int) {
    let thumb = thumb(length: length)
    for line in 0..<max(0, length) {
      let glyph = thumb.contains(line) ? canvas.glyphs.scrollThumb : canvas.glyphs.scrollTrack
      canvas.write(String(glyph), at: Point(x: point.x, y: point.y + line), style: .dim)
    }
  }
}
