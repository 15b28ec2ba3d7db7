internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

@FlowActor struct PainterPaletteTests {
  private func cells(term: String, palette: Palette) throws -> (used: Palette, hue: VTermCell, selected: VTermCell) {
    let painted = try PaintedScreen(columns: 20, rows: 1, term: term, palette: palette)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("g", at: .zero, style: .plain.with(foreground: .green))
    canvas.write("s", at: Point(x: 2, y: 0), style: .selected.with(foreground: .green))
    painted.show(canvas)
    return (painted.painter.palette, painted.screen.cell(x: 0, y: 0), painted.screen.cell(x: 2, y: 0))
  }

  @Test(arguments: [("xterm-256color", Palette.extended), ("xterm", .basic), ("linux", .basic)])
  func `A hue is the theme's, and the selection white on blue`(term: String, palette: Palette) throws {
    let (used, hue, selected) = try cells(term: term, palette: .extended)
    #expect(used == palette)
    #expect(hue.foreground == 2)
    #expect(hue.background == nil)
    #expect(selected.foreground == 7)
    #expect(selected.background == 4)
    #expect(!selected.isReverse)
  }

  @Test(arguments: [("vt100", Palette.extended), ("xterm-256color", .none)])
  func `Without colours the selection is reversed`(term: String, palette: Palette) throws {
    let (used, hue, selected) = try cells(term: term, palette: palette)
    #expect(used == .none)
    #expect(hue.foreground == nil)
    #expect(!hue.isReverse)
    #expect(selected.isReverse)
    #expect(selected.foreground == nil)
    #expect(selected.background == nil)
  }

  @Test func `A selected row is one background from edge to edge`() throws {
    let painted = try PaintedScreen(columns: 20, rows: 2)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.fill(Rect(x: 0, y: 1, columns: 20, rows: 1), style: .selected)
    canvas.write("dim", at: Point(x: 2, y: 1), style: .selected.with(.dim))
    painted.show(canvas)
    #expect((0..<20).allSatisfy { painted.screen.cell(x: $0, y: 1).background == 4 })
    #expect((0..<20).allSatisfy { painted.screen.cell(x: $0, y: 0).background == nil })
  }

  @Test func `A selected row takes its colours once, whatever stands in it`() throws {
    let painted = try PaintedScreen(columns: 40, rows: 2)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("name", at: .zero, style: .bold)
    canvas.write("city", at: Point(x: 10, y: 0), style: .plain.with(foreground: .cyan))
    canvas.write("more", at: Point(x: 20, y: 0), style: .dim)
    painted.show(canvas)
    canvas.restyle(Rect(x: 0, y: 0, columns: 40, rows: 1)) { $0.with(selected: true) }
    let bytes = String(decoding: painted.show(canvas), as: UTF8.self)
    #expect(bytes.split(separator: "\u{1B}[37;44m", omittingEmptySubsequences: false).count == 2)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func `No change of an attribute leaves a character set that is never entered`(term: String) throws {
    let painted = try PaintedScreen(columns: 20, rows: 1, term: term)
    defer { painted.painter.close() }
    painted.show(painted.blank)
    var canvas = painted.blank
    canvas.write("bold", at: .zero, style: .bold)
    canvas.write("plain", at: Point(x: 8, y: 0))
    let bytes = painted.show(canvas)
    #expect(bytes.contains(UInt8(ascii: "b")))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}(B"))
    #expect(!bytes.contains(0x0E))
    #expect(!bytes.contains(0x0F))
  }
}
