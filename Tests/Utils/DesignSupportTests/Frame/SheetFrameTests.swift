internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct SheetFrameTests {
  @Test(
    "A sheet covers a small place whole and stands in the middle of a large one",
    arguments: [
      (Size(columns: 45, rows: 12), Rect(x: 0, y: 0, columns: 45, rows: 12)),
      (Size(columns: 50, rows: 16), Rect(x: 0, y: 0, columns: 50, rows: 16)),
      (Size(columns: 51, rows: 17), Rect(x: 3, y: 2, columns: 45, rows: 13)),
      (Size(columns: 80, rows: 24), Rect(x: 4, y: 2, columns: 72, rows: 20)),
      (Size(columns: 200, rows: 50), Rect(x: 64, y: 2, columns: 72, rows: 46)),
      (Size(columns: 0, rows: 0), Rect(x: 0, y: 0, columns: 0, rows: 0)),
    ])
  func rect(_ size: Size, _ rect: Rect) {
    #expect(SheetFrame.rect(in: Rect(x: 0, y: 0, columns: size.columns, rows: size.rows)) == rect)
  }

  @Test("A sheet in a place that does not start at the origin")
  func offset() {
    #expect(
      SheetFrame.rect(in: Rect(x: 10, y: 1, columns: 80, rows: 24)) == Rect(x: 14, y: 3, columns: 72, rows: 20))
  }

  @Test("The content stands within the border", arguments: [(10, 5, 8, 3), (1, 1, 0, 0)])
  func content(_ columns: Int, _ rows: Int, _ inColumns: Int, _ inRows: Int) {
    #expect(
      SheetFrame.content(of: Rect(x: 2, y: 3, columns: columns, rows: rows))
        == Rect(x: 3, y: 4, columns: inColumns, rows: inRows))
  }

  @Test("A sheet clears what it covers, and nothing else")
  func draw() {
    #expect(
      drawn(14, 5) { canvas, _ in
        for row in 0..<5 { canvas.write("xxxxxxxxxxxxxx", at: Point(x: 0, y: row)) }
        SheetFrame.draw("Cities", on: &canvas, in: Rect(x: 1, y: 1, columns: 12, rows: 3))
      } == """
        xxxxxxxxxxxxxx
        x┌─ Cities ─┐x
        x│          │x
        x└──────────┘x
        xxxxxxxxxxxxxx
        """)
  }

  @Test("A title that does not fit is cut; in ASCII too")
  func title() {
    #expect(
      drawn(14, 3, glyphs: .ascii) { SheetFrame.draw("Overview of it all", on: &$0, in: $1) } == """
        +- Overview~-+
        |            |
        +------------+
        """)
  }
}
