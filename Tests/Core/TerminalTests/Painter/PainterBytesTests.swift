internal import StoaCanvas
internal import StoaCanvasTesting
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

  @Test func `The screen is cleared at first, after a resize and on request, and by no other frame`() throws {
    let painted = try PaintedScreen(columns: 60, rows: 20)
    defer { painted.painter.close() }
    let words = RandomText()
    var random = SplitMix(seed: 9)
    func clears() -> Bool {
      var canvas = painted.blank
      for y in 0..<20 { canvas.write(words.next(&random), at: Point(x: random.below(9), y: y), style: .selected) }
      return text(painted.show(canvas)).contains("\u{1B}[2J")
    }
    #expect(clears())
    #expect((0..<40).allSatisfy { _ in !clears() })
    #expect(text(painted.show(painted.blank)).contains("\u{1B}[2J") == false)
    painted.resize(columns: 50, rows: 20)
    #expect(clears())
    #expect(!clears())
    painted.painter.repaintAll()
    #expect(clears())
    #expect(!clears())
  }

  @Test func `A frame has one pair of brackets around all of it, whatever it draws`() throws {
    let painted = try PaintedScreen(columns: 1, rows: 1)
    defer { painted.painter.close() }
    var frames = RandomFrames(seed: 5, text: RandomText())
    for _ in 0..<20 {
      let canvas = frames.next()
      if canvas.size != painted.painter.size {
        painted.resize(columns: canvas.size.columns, rows: canvas.size.rows)
      }
      let frame = text(painted.show(canvas))
      guard !frame.isEmpty else { continue }
      #expect(frame.hasPrefix("\u{1B}[?2026h") && frame.hasSuffix("\u{1B}[?2026l"))
      #expect(frame.split(separator: "\u{1B}[?2026", omittingEmptySubsequences: false).count == 3)
      // No bell and no sequence but those of a frame: a text has none of its own.
      #expect(!frame.unicodeScalars.contains("\u{7}") && !frame.contains("\u{1B}]") && !frame.contains("\u{1B}P"))
      #expect(!frame.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
    }
  }

  @Test func `A description that is not installed is refused`() {
    #expect(Painter(term: "nosuch", size: Size(columns: 80, rows: 24), palette: .none, charset: .unicode) == nil)
  }
}
