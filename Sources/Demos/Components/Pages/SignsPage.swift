internal import DesignSupport
internal import StoaCanvas

/// Every sign that screens are made of, and frames of all sets.
enum SignsPage {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let glyphs = canvas.glyphs
    let signs: [(String, Character)] = [
      ("cut", glyphs.ellipsis), ("done", glyphs.check), ("failed", glyphs.cross), ("entry", glyphs.bullet),
      ("between", glyphs.separator), ("left", glyphs.arrowLeft), ("right", glyphs.arrowRight), ("up", glyphs.arrowUp),
      ("down", glyphs.arrowDown), ("selection", glyphs.selection), ("track", glyphs.scrollTrack),
      ("thumb", glyphs.scrollThumb), ("not loaded", glyphs.placeholder),
    ]
    let (left, right) = rect.splitLeft(20)
    for (line, (name, sign)) in signs.enumerated() where line < left.rows {
      RowText.draw(on: &canvas, in: left, line: line, name, right: String(sign))
    }
    var shelf = Shelf(right.inset(left: 2))
    let place = shelf.place("frames and rules", rows: 7, on: &canvas)
    canvas.box(place)
    canvas.horizontalRule(at: Point(x: place.minX, y: place.minY + 3), width: place.columns)
    canvas.verticalRule(at: Point(x: place.minX + 8, y: place.minY), height: place.rows)
    canvas.box(shelf.place("dim", rows: 3, on: &canvas), style: .dim)
  }
}
