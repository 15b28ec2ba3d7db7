internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

/// What a program sends beside its frames.
@FlowActor struct LoopOutputTests {
  @Test func `What the program sends beside its frames goes out with them`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ program in
      program.output = [.bell, .copy("stoa://people/3"), .title("a\u{1B}b"), .mouse(true)]
      terminal.type("xq")
    })
    program.quietKeys = [.character("x")]
    _ = try terminal.run(program)
    let sent = terminal.packets().joined()
    #expect(sent.contains("\u{7}\u{1B}]52;c;c3RvYTovL3Blb3BsZS8z\u{1B}\\"))
    #expect(!sent.contains("a\u{1B}b"))
    #expect(sent.contains("\u{1B}[?1000h\u{1B}[?1006h"))
  }

  @Test func `A terminal without private modes is only sent the bell`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram(
      { program in
        program.output = [.bell, .copy("stoa://people/3"), .title("Stoa"), .mouse(true)]
        terminal.type("x")
      }, { _ in terminal.type("a") })
    program.onKey = { program, key in
      guard key == .character("a") else { return }
      // What the key that leaves asked for is sent when the screen is given back.
      program.output = [.copy("again")]
      program.exit = 7
    }
    _ = try terminal.run(program, configure: { $0.environment.term = "vt52" })
    let sent = terminal.packets().joined()
    #expect(sent.contains("\u{7}"))
    #expect(!sent.contains("\u{1B}]"))
    #expect(!sent.contains("\u{1B}[?"))
  }
}
