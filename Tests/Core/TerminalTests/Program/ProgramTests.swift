internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

@FlowActor struct ProgramTests {
  private static let keys = KeyMap<String>([
    KeyBinding([.character("a"), .up], name: "a", title: "a", command: "a"),
    KeyBinding([.character("q")], name: "quit", title: "quit", command: "quit"),
  ])

  private let store = Store(
    [String](),
    reducer: Reduce { state, action in
      state.append(action)
      return action == "redo" ? .send("a") : .none
    },
    runtime: EffectRuntime(clock: LoopClock(wake: {}), activity: Activity()))

  private func terminal(_ keys: KeyMap<String> = keys) -> HeadlessTerminal {
    HeadlessTerminal(program(keys), size: Size(columns: 24, rows: 2))
  }

  private func program(_ keys: KeyMap<String> = keys) -> Program<[String], String> {
    Program(store, screen: Self.draw, keys: keys, exit: { $0.last == "quit" ? 7 : nil })
  }

  private nonisolated static func draw(_ state: [String], on canvas: inout Canvas) {
    canvas.write("\(canvas.size.columns)x\(canvas.size.rows): \(state.joined(separator: ","))", at: .zero)
    canvas.write("─", at: Point(x: 0, y: 1))
  }

  @Test func `Each bound key sends its action, and the state is drawn on a canvas of the screen's size`() {
    let terminal = terminal()
    #expect(terminal.frame().lines == ["24x2:", "─"])
    terminal.type(Array("a\u{1B}[Ax".utf8))
    #expect(terminal.frame().lines == ["24x2: a,a", "─"])
    terminal.resize(to: Size(columns: 30, rows: 3))
    #expect(terminal.frame().lines == ["30x3: a,a", "─", ""])
  }

  @Test func `A frame is wanted after an action, from wherever it comes, and not after a key without one`() {
    let terminal = terminal()
    _ = terminal.frame()
    terminal.type(Array("x".utf8))
    #expect(!terminal.needsDraw)
    store.send("redo")
    #expect(terminal.needsDraw)
    #expect(terminal.frame().lines == ["24x2: redo,a", "─"])
    #expect(!terminal.needsDraw)
  }

  @Test func `It ends with the status that the state says`() {
    let terminal = terminal()
    terminal.type(Array("a".utf8))
    #expect(terminal.exit == nil)
    terminal.type(Array("qa".utf8))
    #expect(terminal.exit == 7)
    #expect(store.state == ["a", "quit"])
  }

  @Test func `An interruption that no key has ends it with 130, from the keyboard and from outside`() {
    let byKey = terminal()
    byKey.type([0x03])
    #expect(byKey.exit == 130)
    let fromOutside = terminal()
    fromOutside.interrupt(.interrupt)
    #expect(fromOutside.exit == 130)
  }

  @Test func `An interruption that a key has sends that key's action`() {
    let terminal = terminal(
      KeyMap([KeyBinding([.control("c")], name: "stop", title: "stop", command: "stop")]))
    terminal.type([0x03])
    terminal.interrupt(.interrupt)
    #expect(terminal.exit == nil)
    #expect(store.state == ["stop", "stop"])
  }

  @Test func `^l paints the screen anew, unless the map has another use for it`() {
    let terminal = terminal()
    terminal.type([0x0C])
    _ = terminal.frame()
    #expect(terminal.output == [.redraw])
    #expect(store.state == [])
  }

  @Test func `A notice stands over the last row until the next key`() {
    let program = program()
    program.notice("TERM is not set")
    let terminal = HeadlessTerminal(program, size: Size(columns: 24, rows: 2))
    #expect(terminal.frame().lines == ["24x2:", "TERM is not set"])
    terminal.type(Array("x".utf8))
    #expect(terminal.frame().lines == ["24x2:", "─"])
  }

  @Test func `Without Unicode the canvas is one of ASCII`() {
    let program = program()
    program.glyphs = .ascii
    #expect(HeadlessTerminal(program, size: Size(columns: 24, rows: 2)).frame().lines == ["24x2:", "-"])
  }

  @Test func `A paste and a click do nothing`() {
    let terminal = terminal()
    _ = terminal.frame()
    terminal.send(.paste("q"))
    terminal.send(.mouse(MouseEvent(.press, button: .left, x: 0, y: 0)))
    #expect(!terminal.needsDraw)
    #expect(store.state == [])
  }
}
