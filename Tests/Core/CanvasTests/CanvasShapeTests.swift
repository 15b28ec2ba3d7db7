internal import StoaCanvas
internal import Testing

@Suite("Shapes on a canvas")
struct CanvasShapeTests {
  @Test("A frame is drawn just inside its block")
  func box() {
    var canvas = Canvas(size: Size(columns: 6, rows: 4))
    canvas.write("######", at: Point(x: 0, y: 1))
    canvas.box(Rect(x: 1, y: 0, columns: 4, rows: 3))
    #expect(canvas.lines == [" ┌──┐", "#│##│#", " └──┘", ""])
  }

  @Test("Frames come in other borders")
  func otherBorders() {
    var canvas = Canvas(size: Size(columns: 3, rows: 3))
    canvas.box(canvas.bounds, glyphs: .rounded)
    #expect(canvas.lines == ["╭─╮", "│ │", "╰─╯"])
    canvas.glyphs = .ascii
    canvas.box(canvas.bounds)
    #expect(canvas.lines == ["+-+", "| |", "+-+"])
    canvas.box(canvas.bounds, glyphs: .unicode)
    #expect(canvas.lines == ["+-+", "| |", "+-+"])
  }

  @Test("A frame of one row or column is a line, of none nothing")
  func flatBoxes() {
    var canvas = Canvas(size: Size(columns: 4, rows: 3))
    canvas.box(Rect(x: 0, y: 0, columns: 3, rows: 1))
    canvas.box(Rect(x: 3, y: 0, columns: 1, rows: 3))
    canvas.box(Rect(x: 0, y: 2, columns: 0, rows: 1))
    canvas.box(Rect(x: 0, y: 1, columns: 2, rows: 2))
    #expect(canvas.lines == ["───│", "┌┐ │", "└┘ │"])
  }

  @Test("What lies partly outside is clipped")
  func clipped() {
    var canvas = Canvas(size: Size(columns: 4, rows: 3))
    canvas.box(Rect(x: -1, y: -1, columns: 4, rows: 3))
    #expect(canvas.lines == ["  │", "──┘", ""])
    canvas.horizontalRule(at: Point(x: -5, y: 2), width: .max)
    canvas.verticalRule(at: Point(x: 3, y: -2), height: .max)
    canvas.box(Rect(x: .min, y: .min, columns: .max, rows: .max))
    canvas.fill(Rect(x: .max, y: 0, columns: .max, rows: .max), style: .bold)
    #expect(canvas.lines == ["  ││", "──┘│", "───│"])
  }

  @Test("Filling blanks a block and the halves it cuts")
  func fill() {
    var canvas = Canvas(size: Size(columns: 6, rows: 2))
    for y in 0..<2 { canvas.write("漢字板", at: Point(x: 0, y: y)) }
    canvas.fill(Rect(x: 1, y: 0, columns: 4, rows: 1), style: .reverse)
    #expect(canvas.lines == ["", "漢字板"])
    #expect(
      (0..<6).map { canvas.cell(at: Point(x: $0, y: 0))?.style } == [
        .plain, .reverse, .reverse, .reverse, .reverse, .plain,
      ])
  }

  @Test("Restyling changes styles only, of whole clusters")
  func restyle() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas.write("a漢b字", at: .zero, style: .bold)
    canvas.restyle(Rect(x: 2, y: 0, columns: 3, rows: 9)) { $0.with(selected: true) }
    #expect(canvas.lines == ["a漢b字"])
    #expect(
      (0..<6).map { canvas.cell(at: Point(x: $0, y: 0))?.style.isSelected } == [false, false, false, true, true, true])
  }

  @Test("Drawing a canvas on another copies its cells and clips them")
  func draw() {
    var sheet = Canvas(size: Size(columns: 4, rows: 2))
    sheet.write("e\u{301}漢!", at: .zero, style: .bold)
    sheet.write("字板", at: Point(x: 0, y: 1))
    var canvas = Canvas(size: Size(columns: 6, rows: 3))
    canvas.write("👍🏽漢字", at: Point(x: 0, y: 1))
    canvas.draw(sheet, at: Point(x: 1, y: 1))
    #expect(canvas.lines == ["", " e\u{301}漢!", " 字板"])
    #expect(canvas.cell(at: Point(x: 1, y: 1))?.style == .bold)
    canvas.draw(sheet, at: Point(x: -1, y: 0))
    canvas.draw(sheet, at: Point(x: 5, y: -1))
    canvas.draw(sheet, at: Point(x: .max, y: .min))
    #expect(canvas.lines == ["漢!", " 板 !", " 字板"])
  }

  @Test("A canvas in ASCII stays so when another is drawn on it")
  func drawOnASCII() {
    var sheet = Canvas(size: Size(columns: 5, rows: 1))
    sheet.write("│漢é!", at: .zero)
    var canvas = Canvas(size: sheet.size, glyphs: .ascii)
    canvas.draw(sheet, at: .zero)
    #expect(canvas.lines == ["|???!"])
  }
}
