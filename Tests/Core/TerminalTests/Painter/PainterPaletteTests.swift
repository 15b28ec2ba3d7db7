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

  /// A canvas with all that screens are made of.
  private func screen(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.box(canvas.bounds)
    canvas.write("Title", at: Point(x: 2, y: 0), style: .bold)
    canvas.write("tab", at: Point(x: 10, y: 0), style: Style([.bold, .reverse]))
    for hue in Hue.allCases {
      let y = 1 + Int(hue.rawValue)
      canvas.write("plain 漢字", at: Point(x: 2, y: y), style: Style(foreground: hue))
      canvas.write("bold", at: Point(x: 14, y: y), style: Style([.bold], foreground: hue))
    }
    canvas.write("selected", at: Point(x: 2, y: 8), style: Style([.dim], foreground: .cyan, isSelected: true))
    return canvas
  }

  private func cells(of screen: Canvas, term: String, palette: Palette, charset: Charset) throws -> [[VTermCell]] {
    let painted = try PaintedScreen(
      columns: screen.size.columns, rows: screen.size.rows, term: term, palette: palette, charset: charset)
    defer { painted.painter.close() }
    painted.show(screen)
    return (0..<screen.size.rows).map { y in painted.screen.cells(row: y) }
  }

  @Test(arguments: [Charset.unicode, .ascii])
  func `All terminals with colours show the same cells, and all without`(charset: Charset) throws {
    let screen = screen(Size(columns: 24, rows: 10))
    let colored = try cells(of: screen, term: "xterm-256color", palette: .extended, charset: charset)
    for term in ["xterm", "linux", "screen-256color", "tmux-256color"] {
      #expect(try cells(of: screen, term: term, palette: .extended, charset: charset) == colored, "\(term)")
    }
    let plain = try cells(of: screen, term: "vt100", palette: .extended, charset: charset)
    for term in ["vt100", "xterm", "linux", "screen-256color", "xterm-256color"] {
      #expect(try cells(of: screen, term: term, palette: .none, charset: charset) == plain, "\(term)")
    }
    #expect(colored != plain)
    #expect(colored.map { $0.map(\.text) } == plain.map { $0.map(\.text) })
    #expect(plain.joined().allSatisfy { $0.foreground == nil && $0.background == nil })
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
