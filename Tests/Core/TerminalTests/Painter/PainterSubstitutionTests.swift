internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// The C library's widths are those of Debian 12's glibc (Unicode 15.0 and older): each case is one on which no
/// version disagrees.
@FlowActor struct PainterSubstitutionTests {
  @Test(arguments: [
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}"),
    ("\u{1F44D}\u{1F3FD}", "\u{1F44D}"),
    ("\u{2764}\u{FE0F}", "\u{2764}"),
    ("3\u{FE0F}\u{20E3}", "3"),
  ])
  func `Where the C library disagrees the longest agreeing prefix is shown`(cluster: String, shown: String) throws {
    let painted = try PaintedScreen(columns: 10, rows: 1)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("a\(cluster)|", at: .zero)
    painted.show(canvas)
    #expect(TextWidth.of(cluster) == 2)
    #expect(painted.screen.judge(canvas).faults == [])
    #expect(painted.screen.judge(canvas).substitutions == [cluster: shown])
    #expect(painted.screen.cell(x: 3, y: 0).text == "|")
  }

  @Test(arguments: ["e\u{301}", "\u{1112}\u{1161}\u{11AB}", "\u{1F1F0}\u{1F1F7}", "漢", "🙂", "─"])
  func `Where it agrees the cluster is shown as it is`(cluster: String) throws {
    let painted = try PaintedScreen(columns: 10, rows: 1)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("a\(cluster)|", at: .zero)
    painted.show(canvas)
    #expect(painted.screen.judge(canvas) == VTermScreen.Judgement())
  }

  @Test func `A pictograph that the C library does not know is shown as a replacement of its width`() throws {
    let painted = try PaintedScreen(columns: 10, rows: 1)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("a\u{1FAFF}|", at: .zero)
    painted.show(canvas)
    #expect(painted.screen.cell(x: 1, y: 0).text == "\u{FFFD}")
    #expect(painted.screen.cell(x: 3, y: 0).text == "|")
    #expect(painted.screen.judge(canvas).faults == [])
  }

  @Test func `Outside of UTF-8 only ASCII is sent, in the same columns`() throws {
    let painted = try PaintedScreen(columns: 20, rows: 1, charset: .ascii)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("e\u{301}漢─\u{1F44D}\u{1F3FD}|", at: .zero)
    let bytes = painted.show(canvas)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(painted.screen.lines == ["e?????|"])
  }

  @Test(arguments: ["tmux-256color", "screen"])
  func `A wide cluster before the last cell of all is replaced where ncurses would tear it`(term: String) throws {
    let painted = try PaintedScreen(columns: 6, rows: 2, term: term)
    defer { painted.painter.close() }
    var canvas = painted.blank
    for y in 0..<2 { canvas.write("abc漢x", at: Point(x: 0, y: y)) }
    painted.show(canvas)
    #expect(painted.screen.lines == ["abc漢x", "abc\u{FFFD} x"])
    #expect(painted.screen.judge(canvas).faults == [])
  }
}
