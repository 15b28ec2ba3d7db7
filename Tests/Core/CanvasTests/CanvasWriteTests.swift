internal import StoaCanvas
internal import Testing

@Suite("Writing on a canvas")
struct CanvasWriteTests {
  @Test("Text is written in place and the column after it comes back")
  func plainText() {
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    #expect(canvas.write("people", at: Point(x: 2, y: 1), style: .bold) == 8)
    #expect(canvas.lines == ["", "  people"])
    #expect(canvas.cell(at: Point(x: 2, y: 1))?.style == .bold)
    #expect(canvas.cell(at: Point(x: 1, y: 1)) == .blank)
    #expect(canvas.cell(at: Point(x: 10, y: 1)) == nil)
  }

  @Test("A wide cluster takes a cell and its right half")
  func wideCluster() throws {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    #expect(canvas.write("a👍🏽b", at: .zero) == 4)
    let cells = try (0..<4).map { try #require(canvas.cell(at: Point(x: $0, y: 0))) }
    #expect(cells.map(\.width) == [1, 2, 0, 1])
    #expect(cells.map(canvas.text(of:)) == ["a", "👍🏽", "", "b"])
    #expect(cells.map(\.isCluster) == [false, true, false, false])
    #expect(cells.map(\.scalar) == ["a", nil, nil, "b"])
  }

  @Test("Text beyond the edges is left out, wherever it starts")
  func clipping() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    #expect(canvas.write("abcdefgh", at: Point(x: -2, y: 0)) == 5)
    #expect(canvas.lines == ["cdefg"])
    #expect(canvas.write("xyz", at: Point(x: -9, y: 0)) == -6)
    #expect(canvas.write("xyz", at: Point(x: 5, y: 0)) == 5)
    #expect(canvas.write("xyz", at: Point(x: 0, y: 1)) == 0)
    #expect(canvas.write("xyz", at: Point(x: 0, y: -1)) == 0)
    #expect(canvas.write("é", at: Point(x: .min, y: 0)) == .min + 1)
    #expect(canvas.write("xyz", at: Point(x: .max, y: .max), width: .max) == .max)
    #expect(canvas.write("z", at: Point(x: .min, y: 0), width: .max) == .min + 1)
    #expect(canvas.lines == ["cdefg"])
  }

  @Test("A wide cluster that an edge cuts becomes a blank")
  func cutWideCluster() {
    var canvas = Canvas(size: Size(columns: 5, rows: 2))
    canvas.fill(canvas.bounds)
    for y in 0..<2 { canvas.write("xxxxx", at: Point(x: 0, y: y)) }
    #expect(canvas.write("漢字板", at: .zero) == 5)
    #expect(canvas.write("漢字", at: Point(x: -1, y: 1)) == 3)
    #expect(canvas.lines == ["漢字", " 字xx"])
  }

  @Test(
    "A text cut by its width ends with an ellipsis",
    arguments: [
      ("abcdef", 6, "abcdef", 6), ("abcdef", 5, "abcd…", 5), ("abcdef", 1, "…", 1), ("abcdef", 0, "", 0),
      ("abcdef", -1, "", 0), ("漢字板", 6, "漢字板", 6), ("漢字板", 5, "漢字…", 5), ("漢字板", 4, "漢…", 3),
      ("abc漢", 5, "abc漢", 5), ("abc漢字", 4, "abc…", 4), ("abc漢字", 5, "abc…", 4), ("é\u{301}tude", 3, "é\u{301}t…", 3),
    ])
  func ellipsis(text: String, width: Int, line: String, end: Int) {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    #expect(canvas.write(text, at: .zero, width: width) == end)
    #expect(canvas.lines == [line])
  }

  @Test("A width that reaches over the edge ends there")
  func widthBeyondEdge() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    #expect(canvas.write("abcdef", at: Point(x: 1, y: 0), width: 20) == 5)
    #expect(canvas.lines == [" abc…"])
    #expect(canvas.write("abcdef", at: Point(x: -2, y: 0), width: 5) == 3)
    #expect(canvas.lines == ["cd…c…"])
  }

  @Test("Writing over half of a wide cluster blanks its other half")
  func overwritingHalves() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    canvas.write("漢字板漢", at: .zero, style: .bold)
    canvas.write("x", at: Point(x: 1, y: 0))
    #expect(canvas.lines == [" x字板漢"])
    #expect(canvas.cell(at: .zero)?.style == .bold)
    canvas.write("y", at: Point(x: 4, y: 0))
    #expect(canvas.lines == [" x字y 漢"])
    canvas.write("é", at: Point(x: 7, y: 0))
    #expect(canvas.lines == [" x字y  é"])
    canvas.write("한", at: Point(x: 1, y: 0))
    #expect(canvas.lines == [" 한 y  é"])
  }

  @Test("Nothing that cannot be shown gets into a cell")
  func unsafeText() {
    var canvas = Canvas(size: Size(columns: 24, rows: 1))
    canvas.write("A\u{1B}[2J\r\nB\t\u{9B}\u{202E}C\u{200B}D\u{301}\u{301}\u{301}\u{301}\u{301}", at: .zero)
    #expect(canvas.lines == ["A␛[2J B ��CD\u{301}\u{301}\u{301}\u{301}"])
  }

  @Test("A conjunct wider than two columns takes several cells")
  func conjunct() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    #expect(canvas.write("न्दी!", at: .zero) == 4)
    #expect((0..<4).map { canvas.cell(at: Point(x: $0, y: 0))?.width } == [1, 2, 0, 1])
    #expect(canvas.lines == ["न्दी!"])
  }

  @Test("A canvas in ASCII replaces all else, column by column")
  func ascii() {
    var canvas = Canvas(size: Size(columns: 20, rows: 3), glyphs: .ascii)
    #expect(canvas.write("é 漢 👍🏽 – “x”…", at: .zero) == 14)
    canvas.write("abcdef", at: Point(x: 0, y: 1), width: 4)
    canvas.write("漢字板", at: Point(x: 0, y: 2), width: 5)
    #expect(canvas.lines == ["? ?? ?? - \"x\"~", "abc~", "????~"])
  }

  @Test("Substrings are written as strings are")
  func substrings() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    #expect(canvas.write("xx漢字yy".dropFirst(2).dropLast(2), at: .zero) == 4)
    #expect(canvas.lines == ["漢字"])
  }
}
