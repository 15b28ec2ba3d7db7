internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

@FlowActor struct PainterJudgedTests {
  @Test func `A terminal shows the canvas, over several frames`() throws {
    let painted = try PaintedScreen(columns: 40, rows: 8)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("안녕하세요 세계", at: .zero, style: .bold)
    canvas.write("cafe\u{301} naïve — “quotes”", at: Point(x: 2, y: 1))
    canvas.write("日本語テキスト tail", at: Point(x: 0, y: 2), style: .underline)
    canvas.write(String(repeating: "漢", count: 30), at: Point(x: 1, y: 3))
    canvas.box(Rect(x: 0, y: 4, columns: 40, rows: 4))
    canvas.cursor = Point(x: 39, y: 7)
    painted.show(canvas)
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
    #expect(painted.screen.lines == canvas.lines)

    canvas.write("changed", at: Point(x: 5, y: 0), style: .bold)
    canvas.write("x漢", at: Point(x: 0, y: 3))
    canvas.cursor = nil
    painted.show(canvas)
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())

    canvas = painted.blank
    canvas.cursor = Point(x: 0, y: 3)
    painted.show(canvas)
    #expect(painted.screen.lines == Array(repeating: "", count: 8))
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
  }

  @Test func `A resize paints the whole frame in the new size`() throws {
    let painted = try PaintedScreen(columns: 30, rows: 5)
    defer { painted.painter.close() }
    var canvas = painted.blank
    for y in 0..<5 { canvas.write("row \(y) 漢字", at: Point(x: y, y: y)) }
    painted.show(canvas)
    for (columns, rows) in [(50, 9), (7, 3), (1, 1), (80, 24)] {
      painted.resize(columns: columns, rows: rows)
      var canvas = painted.blank
      for y in 0..<rows { canvas.write("size \(columns)x\(rows) 漢字漢字", at: Point(x: y, y: y)) }
      painted.show(canvas)
      #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
    }
  }

  @Test func `A canvas of another size than the screen is cut or leaves blanks`() throws {
    let painted = try PaintedScreen(columns: 10, rows: 3)
    defer { painted.painter.close() }
    var large = Canvas(size: Size(columns: 20, rows: 6))
    for y in 0..<6 { large.write("12345678漢字漢字", at: Point(x: y % 2, y: y)) }
    painted.show(large)
    #expect(painted.screen.lines == ["12345678漢", " 12345678", "12345678漢"])
    var small = Canvas(size: Size(columns: 4, rows: 1))
    small.write("abcd", at: .zero)
    painted.show(small)
    #expect(painted.screen.lines == ["abcd", "", ""])
  }

  @Test func `A full repaint mends a screen that something else has written on`() throws {
    let painted = try PaintedScreen(columns: 12, rows: 2)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("as it is", at: .zero)
    painted.show(canvas)
    painted.screen.feed(Array("\u{1B}[1;1Hstray".utf8))
    #expect(painted.show(canvas).isEmpty)
    #expect(painted.screen.lines[0] == "stray is")
    painted.painter.repaintAll()
    painted.show(canvas)
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
  }

  @Test func `At the right edge and in the last corner a cluster keeps its marks`() throws {
    for text in ["漢\u{302}", "a\u{302}\u{301}", "\u{1112}\u{1161}\u{11AB}", "xe\u{301}"] {
      let painted = try PaintedScreen(columns: 4, rows: 2)
      defer { painted.painter.close() }
      var canvas = painted.blank
      for style in [Style.bold, .selected, .underline] {
        for y in 0..<2 { canvas.write(text, at: Point(x: 4 - TextWidth.of(text), y: y), style: style) }
        painted.show(canvas)
        #expect(painted.screen.judge(canvas) == VTermScreen.Judgement(), "\(text)")
      }
    }
  }

  @Test func `A flag that changes by its second half is painted whole`() throws {
    let painted = try PaintedScreen(columns: 12, rows: 1)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("a\u{1F1F0}\u{1F1F7}b", at: .zero)
    painted.show(canvas)
    canvas.write("\u{1F1F0}\u{1F1F5}", at: Point(x: 1, y: 0))
    let bytes = painted.show(canvas)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1F1F0}\u{1F1F5}"))
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
  }
}
