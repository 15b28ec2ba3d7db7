internal import StoaCanvas
internal import StoaTerminalTesting
internal import Testing

/// The judge must be able to say no.
struct VTermJudgementTests {
  private func faults(_ bytes: String, _ draw: (inout Canvas) -> Void) throws -> [String] {
    let size = Size(columns: 10, rows: 2)
    let screen = try #require(VTermScreen(size: size))
    screen.feed(Array(bytes.utf8))
    var canvas = Canvas(size: size)
    canvas.cursor = screen.cursor
    draw(&canvas)
    return screen.judge(canvas).faults
  }

  @Test func `Another text is a fault, with its place`() throws {
    #expect(try faults("abX") { $0.write("abc", at: .zero) } == ["(2,0) shows \"X\", not \"c\""])
    #expect(try faults("abc") { $0.write("ab", at: .zero) } == ["(2,0) shows \"c\", not \"\""])
  }

  @Test func `A column that has drifted is a fault`() throws {
    #expect(try faults("漢b") { $0.write("a b", at: .zero) } == ["(0,0) a is cut by a glyph of another width"])
    #expect(try !faults("e\u{301} b") { $0.write("e\u{301}b", at: .zero) }.isEmpty)
  }

  @Test func `Another attribute is a fault`() throws {
    #expect(try faults("a") { $0.write("a", at: .zero, style: .bold) } == ["(0,0) a is not bold"])
    #expect(try faults("\u{1B}[4ma") { $0.write("a", at: .zero) } == ["(0,0) a is underlined"])
  }

  @Test func `A highlight that is missing or left over is a fault, a stray colour too`() throws {
    #expect(try faults("a") { $0.write("a", at: .zero, style: .selected) } == ["(0,0) a is not highlighted"])
    #expect(try faults("\u{1B}[7ma") { $0.write("a", at: .zero, style: .selected) } == [])
    #expect(try faults("\u{1B}[37;44ma") { $0.write("a", at: .zero, style: .selected.with(.bold)) } == [])
    #expect(try faults("\u{1B}[44m ") { $0.write(" ", at: .zero) } == ["(0,0)   is highlighted"])
    #expect(try faults("\u{1B}[31ma") { $0.write("a", at: .zero) } == ["(0,0) a is in colour"])
  }

  @Test func `A cursor elsewhere is a fault`() throws {
    #expect(try faults("") { $0.cursor = Point(x: 3, y: 1) } == ["cursor at (0,0), not (3,1)"])
    #expect(try faults("\u{1B}[?25l") { $0.cursor = .zero } == ["cursor at nowhere, not (0,0)"])
  }

  @Test func `The beginning of a cluster and U+FFFD may stand for it, another sign may not`() throws {
    let cluster = "\u{1F44D}\u{1F3FD}"
    #expect(try faults("\u{1F44D}") { $0.write(cluster, at: .zero) } == [])
    #expect(try faults("\u{FFFD}") { $0.write(cluster, at: .zero) } == [])
    #expect(try !faults("\u{1F600}") { $0.write(cluster, at: .zero) }.isEmpty)
  }

  @Test func `Colours, screens and modes are told`() throws {
    let screen = try #require(VTermScreen(size: Size(columns: 5, rows: 1)))
    screen.feed(Array("\u{1B}[?1049h\u{1B}[?1000h\u{1B}[31;48;5;24;7ma".utf8))
    #expect(screen.cell(x: 0, y: 0).foreground == 1)
    #expect(screen.cell(x: 0, y: 0).background == 24)
    #expect(screen.cell(x: 0, y: 0).isReverse)
    #expect(screen.cell(x: 1, y: 0).foreground == nil)
    #expect(screen.isAlternate)
    #expect(screen.reportsMouse)
  }
}
