internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct ListViewTests {
  private func view(
    _ columns: Int, _ rows: Int, rowHeight: Int = 1, total: Int, top: Int = 0, selection: Int = 0
  ) -> Canvas {
    let view = ListView(rowHeight: rowHeight, total: total, top: top, selection: selection)
    return canvas(columns, rows) { canvas, rect in
      view.draw(on: &canvas, in: rect) { canvas, row, index in
        for line in 0..<row.size.rows {
          let text = String(repeating: line == 0 ? "\(index % 10)" : "-", count: row.size.columns)
          canvas.write(text, at: Point(x: row.origin.x, y: row.origin.y + line))
        }
      }
    }
  }

  @Test("A marked row carries its mark on its first line", arguments: [(GlyphSet.unicode, "•"), (.ascii, "*")])
  func marks(_ glyphs: GlyphSet, _ mark: String) {
    var canvas = Canvas(size: Size(columns: 3, rows: 4), glyphs: glyphs)
    let view = ListView(rowHeight: 2, total: 2, top: 0, selection: 0, marked: [1])
    view.draw(on: &canvas, in: Rect(x: 0, y: 0, columns: 3, rows: 4)) { canvas, row, index in
      canvas.write(" \(index)", at: row.origin)
    }
    #expect(canvas.lines == [" 0", "", "\(mark)1", ""])
  }

  @Test("A list that fits has its whole width for its rows")
  func fits() {
    #expect(view(4, 3, total: 2).lines == ["0000", "1111", ""])
  }

  @Test("A list that is longer than its place has a scroll bar")
  func scrolls() {
    #expect(view(4, 3, total: 9, top: 6, selection: 8).lines == ["666│", "777│", "888┃"])
  }

  @Test("Only whole rows are drawn, and the bar is as long as they are")
  func wholeRows() {
    #expect(view(4, 5, rowHeight: 2, total: 4).lines == ["000┃", "---┃", "111│", "---│", ""])
  }

  @Test("The selected row is marked on all of its lines, and the cursor stands at its start")
  func selection() {
    let canvas = view(4, 6, rowHeight: 2, total: 3, selection: 1)
    #expect(canvas.selectedLines == [2, 3])
    #expect(canvas.cursor == Point(x: 0, y: 2))
  }

  @Test("A selection that is out of view shows no cursor")
  func outOfView() {
    #expect(view(4, 2, total: 9, top: 4, selection: 2).cursor == nil)
    #expect(view(4, 2, total: 0).cursor == nil)
  }

  @Test("How many rows fit", arguments: [(10, 2, 5), (11, 2, 5), (1, 2, 0), (-4, 2, 0), (7, 0, 7)])
  func capacity(_ rows: Int, _ rowHeight: Int, _ capacity: Int) {
    #expect(ListView.capacity(rowHeight: rowHeight, in: Size(columns: 10, rows: rows)) == capacity)
  }
}
