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

  @Test func `With 256 colours a hue is the theme's and the selection has fixed colours`() throws {
    let (used, hue, selected) = try cells(term: "xterm-256color", palette: .extended)
    #expect(used == .extended)
    #expect(hue.foreground == 2)
    #expect(hue.background == nil)
    #expect(selected.foreground == 231)
    #expect(selected.background == 24)
    #expect(!selected.isReverse)
  }

  @Test(arguments: ["xterm", "linux"])
  func `With 8 colours the selection is white on blue`(term: String) throws {
    let (used, hue, selected) = try cells(term: term, palette: .extended)
    #expect(used == .basic)
    #expect(hue.foreground == 2)
    #expect(selected.foreground == 7)
    #expect(selected.background == 4)
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
    #expect((0..<20).allSatisfy { painted.screen.cell(x: $0, y: 1).background == 24 })
    #expect((0..<20).allSatisfy { painted.screen.cell(x: $0, y: 0).background == nil })
  }
}
