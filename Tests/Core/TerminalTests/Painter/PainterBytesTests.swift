internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import Testing

@FlowActor struct PainterBytesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `A canvas that looks like the last one takes no byte`() throws {
    let painted = try PaintedScreen(columns: 40, rows: 10)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("some text e\u{301}", at: Point(x: 3, y: 3))
    #expect(!painted.show(canvas).isEmpty)
    #expect(painted.show(canvas).isEmpty)
    var again = painted.blank
    again.write("x e\u{302}", at: Point(x: 3, y: 3))
    again.write("some text e\u{301}", at: Point(x: 3, y: 3))
    #expect(painted.show(again).isEmpty)
  }

  @Test func `A frame is bracketed by synchronized output`() throws {
    let painted = try PaintedScreen(columns: 20, rows: 2)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("x", at: .zero)
    let frame = text(painted.show(canvas))
    #expect(frame.hasPrefix("\u{1B}[?2026h"))
    #expect(frame.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func `Only the changed row is sent`() throws {
    let painted = try PaintedScreen(columns: 40, rows: 10)
    defer { painted.painter.close() }
    var canvas = painted.blank
    for y in 0..<10 { canvas.write("unchanged \(y)", at: Point(x: 0, y: y)) }
    painted.show(canvas)
    canvas.write("new", at: Point(x: 20, y: 4))
    let frame = text(painted.show(canvas))
    #expect(frame.contains("new"))
    #expect(!frame.contains("unchanged"))
    #expect(!frame.contains("\u{1B}[2J"))
  }

  @Test func `A description that is not installed is refused`() {
    #expect(Painter(term: "nosuch", size: Size(columns: 80, rows: 24), palette: .none, charset: .unicode) == nil)
  }
}
