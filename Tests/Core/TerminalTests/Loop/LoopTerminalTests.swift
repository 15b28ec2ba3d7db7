internal import CTerminal
internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

@FlowActor struct LoopTerminalTests {
  @Test func `A terminal is raw while it is held and as it was afterwards`() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 5)
    defer { terminal.close() }
    let screen = try #require(VTermScreen(size: Size(columns: 30, rows: 5)))
    let before = terminal.modes
    #expect(!terminal.isRaw)
    let program = ScriptedProgram(
      { _ in
        #expect(terminal.isRaw)
        terminal.type("x")
      },
      { _ in
        screen.feed(terminal.output())
        #expect(screen.isAlternate)
        #expect(screen.cursor == nil)
        #expect(screen.reportsMouse)
        #expect(screen.lines[0] == "frame 1, 0 events")
        terminal.type("q")
      })
    let end = try terminal.run(program) { $0.mouse = true }
    #expect(end.status == 7)
    #expect(terminal.modes == before)
    screen.feed(terminal.output())
    #expect(!screen.isAlternate)
    #expect(screen.cursor != nil)
    #expect(!screen.reportsMouse)
  }

  @Test func `A new size of the window is the size of the next frame`() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 5)
    defer { terminal.close() }
    let screen = try #require(VTermScreen(size: Size(columns: 30, rows: 5)))
    let program = ScriptedProgram(
      { _ in terminal.resize(columns: 50, rows: 9) },
      { _ in terminal.type("x") },
      { _ in
        screen.resize(to: Size(columns: 50, rows: 9))
        screen.feed(terminal.output())
        #expect(screen.lines[0] == "frame 2, 0 events")
        terminal.type("q")
      })
    _ = try terminal.run(program)
    #expect(program.sizes == [Size(columns: 30, rows: 5), Size(columns: 50, rows: 9)])
  }

  @Test func `A signal of the size that changes nothing draws nothing`() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 5)
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in
      terminal.resize(columns: 30, rows: 5)
      terminal.type("xq")
    })
    program.quietKeys = [.character("x"), .character("q")]
    _ = try terminal.run(program)
    #expect(program.frames == 1)
    #expect(program.sizes.count == 1)
  }

  @Test func `A terminal that nobody reads does not keep the loop from ending`() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 5)
    defer { terminal.close() }
    let before = terminal.modes
    let program = ScriptedProgram({ _ in
      terminal.fill()
      pthread_kill(pthread_self(), SIGTERM)
    })
    #expect(try terminal.run(program) == LoopEnd(status: 143, signal: .terminate))
    #expect(terminal.modes == before)
  }

  @Test func `A signal that waits while a full terminal is given back does not make the loop spin`() throws {
    let terminal = try PseudoTerminal(columns: 30, rows: 5)
    defer { terminal.close() }
    let before = terminal.modes
    let program = ScriptedProgram({ _ in terminal.type("x") })
    program.onKey = { program, _ in
      terminal.fill()
      pthread_kill(pthread_self(), SIGWINCH)
      program.exit = 7
    }
    #expect(try terminal.run(program) == LoopEnd(status: 7))
    #expect(terminal.modes == before)
    // It still waits, and the next test on this thread must not see it.
    let signals = ct_signals_open()
    while ct_signals_next(signals) != 0 {}
    ct_signals_close(signals)
  }

  @Test func `The size and the terminals are found out`() throws {
    let terminal = try PseudoTerminal(columns: 33, rows: 11)
    defer { terminal.close() }
    let found = TerminalEnvironment.detect(input: terminal.slave, output: terminal.slave)
    #expect(found.inputIsTerminal && found.outputIsTerminal)
    #expect(found.size == Size(columns: 33, rows: 11))
  }
}
