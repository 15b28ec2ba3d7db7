internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

@FlowActor struct WidthProbeTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// Asks a terminal that has answered already, each answer a column.
  private func measure(_ texts: [String], columns: [Int]) throws -> (outcome: WidthProbe.Outcome, bytes: [UInt8]) {
    let terminal = try PseudoTerminal(columns: 40, rows: 5)
    defer { terminal.close() }
    terminal.makeRaw()
    terminal.type(columns.map { "\u{1B}[1;\($0)R" }.joined())
    let outcome = WidthProbe(input: terminal.slave, output: terminal.screen, patience: .zero).measure(texts)
    return (outcome, terminal.output())
  }

  @Test func `Each width is how far the cursor has gone`() throws {
    let (outcome, _) = try measure(["─", "漢"], columns: [1, 3, 2])
    let wanted = [
      WidthSample(text: "─", columns: 1, sent: "─", found: 2, foundSent: 2),
      WidthSample(text: "漢", columns: 2, sent: "漢", found: 1, foundSent: 1),
    ]
    #expect(outcome == .measured(wanted))
    #expect(wanted.map(\.drifts) == [true, true])
  }

  @Test func `A text that is sent in part is asked for both ways`() throws {
    let (outcome, _) = try measure(["👍🏽"], columns: [1, 5, 3])
    let wanted = WidthSample(text: "👍🏽", columns: 2, sent: "👍", found: 4, foundSent: 2)
    #expect(outcome == .measured([wanted]))
    #expect(!wanted.drifts)
  }

  @Test func `A terminal whose edge is not column 1 is measured from there`() throws {
    let (outcome, _) = try measure(["a"], columns: [2, 3])
    #expect(outcome == .measured([WidthSample(text: "a", columns: 1, sent: "a", found: 1, foundSent: 1)]))
  }

  @Test func `The line is blank afterwards and the cursor at its edge`() throws {
    let screen = try #require(VTermScreen(size: Size(columns: 40, rows: 5)))
    screen.feed(Array("$ stoa doctor\r\n".utf8))
    screen.feed(try measure(["─", "漢", "👍🏽"], columns: [1, 2, 3, 5, 3]).bytes)
    #expect(screen.lines == ["$ stoa doctor", "", "", "", ""])
    #expect(screen.cursor == Point(x: 0, y: 1))
  }

  @Test func `A terminal that does not answer is left as it was`() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 5)
    defer { terminal.close() }
    let before = terminal.modes
    let probe = WidthProbe(input: terminal.slave, output: terminal.screen, patience: .zero)
    #expect(probe.measure(["─"]) == .silent)
    #expect(terminal.modes == before)
    #expect(terminal.output().suffix(4) == Array("\r\u{1B}[K".utf8))
  }

  @Test func `Answers that stop coming leave the rest unknown`() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 5)
    defer { terminal.close() }
    terminal.makeRaw()
    terminal.type("\u{1B}[1;1R\u{1B}[1;2R")
    let probe = WidthProbe(input: terminal.slave, output: terminal.screen, patience: .zero)
    guard case .measured(let samples) = probe.measure(["a", "b"]) else {
      Issue.record("nothing was measured")
      return
    }
    #expect(samples.map(\.found) == [1, nil])
    #expect(samples.map(\.drifts) == [false, false])
  }

  @Test func `The key that interrupts ends it, and a terminal that goes away`() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 5)
    defer { terminal.close() }
    terminal.makeRaw()
    let before = terminal.modes
    terminal.type("\u{1B}[1;1R\u{3}")
    let probe = WidthProbe(input: terminal.slave, output: terminal.screen, patience: .zero)
    #expect(probe.measure(["a"]) == .ended(by: SIGINT))
    #expect(terminal.modes == before)
    terminal.hangUp()
    #expect(WidthProbe(input: terminal.slave, output: terminal.screen, patience: .zero).measure(["a"]) == .gone)
  }
}
