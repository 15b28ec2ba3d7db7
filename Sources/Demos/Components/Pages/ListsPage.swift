internal import DesignSupport
internal import StoaCanvas

/// Lists beside each other: none, few, many at the top, in the middle and at the end, rows of two lines; scroll bars.
enum ListsPage {
  private static var lists: [(name: String, list: ListView)] {
    [
      ("empty", ListView(rowHeight: 1, total: 0, top: 0, selection: 0)),
      ("short", ListView(rowHeight: 1, total: 3, top: 0, selection: 1)),
      ("top", ListView(rowHeight: 1, total: 60, top: 0, selection: 0, marked: [2, 3])),
      ("middle", ListView(rowHeight: 1, total: 60, top: 20, selection: 25)),
      ("end, 2 lines", ListView(rowHeight: 2, total: 30, top: 25, selection: 29, marked: [29])),
      ("none in view", ListView(rowHeight: 1, total: 20, top: 0, selection: 19)),
    ]
  }

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (upper, lower) = rect.splitTop(12)
    for (place, (name, list)) in zip(Shelf.columns(lists.count, of: upper), lists) {
      var shelf = Shelf(place)
      let rows = shelf.place(name, rows: 10, on: &canvas)
      list.draw(on: &canvas, in: rows) { canvas, row, index in
        RowText.draw(on: &canvas, in: row, "row \(index + 1)")
        if row.rows > 1 { RowText.draw(on: &canvas, in: row, line: 1, indent: 3, "more", style: .dim) }
      }
    }
    var shelf = Shelf(lower)
    let bars = shelf.place("scroll bars: all, half, a part, a thousandth; top, middle, end", rows: 7, on: &canvas)
    for (index, total) in [5, 10, 40, 5_000].enumerated() {
      for (position, offset) in [0, (total - 5) / 2, total - 5].enumerated() {
        let x = bars.minX + 1 + index * 10 + position * 2
        guard x < bars.maxX else { continue }
        ScrollBar(total: total, visible: 5, offset: offset)
          .draw(on: &canvas, at: Point(x: x, y: bars.minY), length: bars.rows)
      }
    }
  }
}
