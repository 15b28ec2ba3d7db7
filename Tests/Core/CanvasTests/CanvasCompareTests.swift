internal import StoaCanvas
internal import Testing

@Suite("Comparing canvases")
struct CanvasCompareTests {
  private func canvas(_ lines: String..., style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: Size(columns: 8, rows: lines.count))
    for (y, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: y), style: style) }
    return canvas
  }

  @Test("Rows are the same when they show the same text in the same style")
  func rows() {
    #expect(canvas("abc", "x").rowEquals(0, in: canvas("abc", "y")))
    #expect(!canvas("abc", "x").rowEquals(1, in: canvas("abc", "y")))
    #expect(!canvas("abc").rowEquals(0, in: canvas("abc", style: .bold)))
    #expect(!canvas("abc").rowEquals(0, in: canvas("漢c")))
  }

  @Test("Clusters are compared by what they are, not by where a canvas keeps them")
  func clusters() {
    let one = canvas("👍🏽e\u{301}", "⚠️")
    let other = canvas("⚠️", "👍🏽e\u{301}")
    #expect(!one.rowEquals(0, in: other))
    #expect(canvas("👍🏽", "⚠️").rowEquals(1, in: canvas("plain", "⚠️")))
    #expect(!canvas("👍🏽").rowEquals(0, in: canvas("👍🏿")))
    #expect(!canvas("👍🏽").rowEquals(0, in: canvas("👍🏽", style: .bold)))
    #expect(!canvas("e\u{301}").rowEquals(0, in: canvas("e\u{301}", style: .bold)))
    #expect(one == canvas("👍🏽e\u{301}", "⚠️"))
  }

  @Test("Two ways to write one letter are not the same")
  func canonicalEquivalence() {
    #expect(!canvas("é").rowEquals(0, in: canvas("e\u{301}")))
    #expect(!canvas("a\u{301}\u{323}").rowEquals(0, in: canvas("a\u{323}\u{301}")))
  }

  @Test("A row that one of them lacks is not the same")
  func missingRows() {
    #expect(!canvas("a").rowEquals(1, in: canvas("a", "b")))
    #expect(!canvas("a").rowEquals(-1, in: canvas("a")))
    #expect(!canvas("a").rowEquals(0, in: Canvas(size: Size(columns: 9, rows: 1))))
  }

  @Test("The cursor counts for canvases, the size too")
  func canvases() {
    var one = canvas("abc")
    #expect(one == canvas("abc"))
    one.cursor = Point(x: 1, y: 0)
    #expect(one != canvas("abc"))
    #expect(canvas("abc") != canvas("abc", ""))
  }

  @Test("A canvas of no cells can be written to, compared and printed")
  func emptyCanvases() {
    for size in [Size.zero, Size(columns: 0, rows: 3), Size(columns: 3, rows: 0), Size(columns: -1, rows: -1)] {
      var canvas = Canvas(size: size)
      #expect(canvas.write("漢é", at: .zero, width: 3) == 0)
      canvas.box(canvas.bounds)
      canvas.fill(Rect(x: -1, y: -1, columns: 9, rows: 9))
      canvas.restyle(canvas.bounds) { $0.with([.bold]) }
      #expect(canvas == Canvas(size: size))
      #expect(canvas.lines == Array(repeating: "", count: size.rows))
      #expect(canvas.ansi() == Array(repeating: "", count: size.rows))
    }
  }

  @Test("A size beyond reason is cut")
  func hugeSize() {
    let canvas = Canvas(size: Size(columns: 1 << 20, rows: .max))
    #expect(canvas.size == Size(columns: 1 << 20, rows: 16))
  }
}
