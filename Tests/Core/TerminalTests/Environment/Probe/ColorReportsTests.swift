internal import Glibc
internal import StoaFlow
internal import StoaTerminal
internal import Testing

@FlowActor struct ColorReportsTests {
  private static let answers = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}]4;2;rgb:00/cd/00\u{7}"

  private func read(_ reads: String...) -> ColorReports {
    var reports = ColorReports()
    for read in reads { reports.feed(read.utf8) }
    return reports
  }

  @Test func `Background and shades are told, wherever the answers are cut`() {
    let wanted = TerminalColors(background: .white, palette: [2: TerminalColor(red: 0, green: 205.0 / 255, blue: 0)])
    for cut in Self.answers.unicodeScalars.indices {
      let reports = read(String(Self.answers[..<cut]), String(Self.answers[cut...]))
      #expect(reports.colors == wanted)
      #expect(!reports.isComplete)
    }
    #expect(read(Self.answers, "\u{1B}[?62;22c").isComplete)
  }

  @Test(arguments: [
    "\u{1B}]11;?\u{1B}\\", "\u{1B}]11;red\u{7}", "\u{1B}]11;rgb:1/2\u{7}", "\u{1B}]4;9;rgb:0/0/0\u{7}",
    "]11;rgb:0/0/0\u{7}", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}Oq", "\u{1B}Pq]11;rgb:0/0/0\u{7}",
    "\u{1B}]11;rgb:00000/0/0\u{7}", "\u{1B}[3;4R", "\u{1B}]52;c;rgb:0/0/0\u{7}",
  ])
  func `What is no answer is passed over`(text: String) {
    #expect(read(text).colors == TerminalColors())
    #expect(read(text, Self.answers).colors == read(Self.answers).colors)
  }

  @Test func `A flood without an end is not kept`() {
    let flood = "\u{1B}]11;rgb:" + String(repeating: "f", count: 10_000)
    #expect(read(flood, Self.answers).colors == read(Self.answers).colors)
  }

  @Test func `Contrast is that of WCAG, faint is what has less than 3 to 1`() {
    #expect(abs(TerminalColor.black.contrast(with: .white) - 21) < 0.001)
    let colors = read(Self.answers).colors
    #expect(colors.faint(among: [1, 2]) == [2])
    #expect(TerminalColors(background: .black, palette: colors.palette).faint(among: [1, 2]) == [])
    #expect(TerminalColors(palette: colors.palette).faint(among: [2]) == [])
    #expect(TerminalColor(red: 0, green: 205.0 / 255, blue: 1).hexadecimal == "#00cdff")
  }

  @Test func `A terminal is asked until it tells its attributes, and is left as it was`() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 5)
    defer { terminal.close() }
    terminal.makeRaw()
    let before = terminal.modes
    terminal.type(Self.answers + "\u{1B}[?1;2c")
    let probe = ColorProbe(input: terminal.slave, output: terminal.screen, patience: .zero)
    #expect(probe.ask() == .told(read(Self.answers).colors))
    #expect(terminal.modes == before)
    #expect(String(decoding: terminal.output(), as: UTF8.self).hasSuffix("\u{1B}]4;7;?\u{1B}\\\u{1B}[c"))
    terminal.type("\u{3}")
    #expect(probe.ask() == .ended(by: SIGINT))
    #expect(
      ColorProbe(input: terminal.slave, output: terminal.screen, patience: .zero).ask() == .told(TerminalColors()))
  }
}
