internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

@FlowActor struct HeadlessTerminalTests {
  private let program = ScriptedProgram()

  @Test func `Bytes go through the real decoder to the program, and its frame comes back`() {
    let terminal = HeadlessTerminal(program, size: Size(columns: 30, rows: 2))
    #expect(terminal.frame().lines == ["frame 1, 0 events", ""])
    terminal.type(Array("j\u{1B}[A".utf8))
    #expect(program.events == [.key(.character("j")), .key(.up)])
    #expect(terminal.frame().lines == ["frame 2, 2 events", ""])
  }

  @Test func `A frame is kept until there is something new to show`() {
    let terminal = HeadlessTerminal(program, size: Size(columns: 30, rows: 2))
    #expect(terminal.needsDraw)
    _ = terminal.frame()
    #expect(!terminal.needsDraw)
    _ = terminal.frame()
    #expect(program.frames == 1)
    terminal.resize(to: Size(columns: 20, rows: 1))
    #expect(terminal.frame().size == Size(columns: 20, rows: 1))
    #expect(program.sizes == [Size(columns: 30, rows: 2), Size(columns: 20, rows: 1)])
  }

  @Test func `A lone escape byte is held until its delay passes`() {
    let terminal = HeadlessTerminal(program, size: Size(columns: 30, rows: 2))
    terminal.type([0x1B])
    #expect(terminal.awaitsMore)
    #expect(program.events.isEmpty)
    terminal.passEscapeDelay()
    #expect(program.events == [.key(.escape)])
  }

  @Test func `^Z is the loop's, and nothing follows the key that leaves`() {
    let terminal = HeadlessTerminal(program, size: Size(columns: 30, rows: 2))
    terminal.type(Array("\u{1A}aqb".utf8))
    #expect(program.events == [.key(.character("a")), .key(.character("q"))])
    #expect(terminal.exit == 7)
  }

  @Test func `What is sent beside the frames is kept`() {
    let terminal = HeadlessTerminal(program, size: Size(columns: 30, rows: 2))
    program.output = [.copy("a"), .bell]
    _ = terminal.frame()
    #expect(terminal.output == [.copy("a"), .bell])
  }
}
