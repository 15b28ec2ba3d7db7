internal import Glibc
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal
internal import Testing

@FlowActor struct LoopTurnTests {
  @Test func `A program that has more to show gets its next frame without waiting for anything`() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    defer { terminal.close() }
    let program = ScriptedProgram({ $0.needsDraw = true }, { $0.exit = 3 })
    #expect(try terminal.run(program).status == 3)
    #expect(program.frames == 2)
    #expect(program.events.isEmpty)
  }

  @Test func `Keys that came together are handed over before one frame, and the frame is one write`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram(
      { _ in terminal.type(String(repeating: "j", count: 20_000)) },
      { program in
        #expect(program.events.count == 20_000)
        terminal.type("q")
      })
    let end = try terminal.run(program)
    #expect(end == LoopEnd(status: 7))
    #expect(program.events == Array(repeating: .key(.character("j")), count: 20_000) + [.key(.character("q"))])
    #expect(program.frames == 2)
    let packets = terminal.packets()
    try #require(packets.count == 3)
    #expect(packets[0].contains("frame 1, 0 events"))
    #expect(packets[1].hasPrefix("\u{1B}[?2026h"))
    #expect(packets[1].hasSuffix("\u{1B}[?2026l"))
    #expect(!packets[2].contains("frame"))
  }

  @Test func `A key that changes nothing writes nothing`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in terminal.type("xxxq") })
    program.quietKeys = [.character("x"), .character("q")]
    _ = try terminal.run(program)
    #expect(program.events.count == 4)
    #expect(program.frames == 1)
    #expect(terminal.packets().count == 2)
  }

  @Test func `What comes after the key that leaves is not handed over`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in terminal.type("aqb") })
    _ = try terminal.run(program)
    #expect(program.events == [.key(.character("a")), .key(.character("q"))])
  }

  @Test func `An escape byte becomes the key once its delay has passed`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram(
      { _ in terminal.type("\u{1B}") },
      { program in
        #expect(program.events == [.key(.escape)])
        terminal.type("q")
      })
    let end = try terminal.run(program, configure: { $0.environment.escapeDelay = .milliseconds(1) })
    #expect(end.status == 7)
  }

  @Test func `A timer that is set while the loop sleeps is fired when it is due`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let clock = LoopClock(wake: TerminalLoop.wake)
    let keyboard = terminal.keyboard
    let program = ScriptedProgram({ _ in
      Task(executorPreference: EffectPool.shared) { @Sendable in
        try await clock.sleep(for: .milliseconds(2))
        _ = write(keyboard, "q", 1)
      }
    })
    #expect(try terminal.run(program, clock: clock).status == 7)
  }

  @Test func `The first frame waits for the first effects`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let activity = Activity()
    activity.begin()
    var drains = 0
    let program = ScriptedProgram({ program in
      #expect(drains == 4)
      program.exit = 0
    })
    _ = try terminal.run(program) {
      $0.activity = activity
      $0.firstFrameHold = .seconds(3_600)
    } drain: {
      drains += 1
      if drains == 2 { TerminalLoop.wake() }
      if drains == 3 { activity.end() }
    }
    #expect(program.frames == 1)
    // A turn drains twice; the second one shows the frame.
    #expect(program.preparations == 1)
  }

  @Test func `The first frame does not wait longer than it may`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let activity = Activity()
    activity.begin()
    defer { activity.end() }
    let program = ScriptedProgram({ $0.exit = 0 })
    _ = try terminal.run(
      program,
      configure: {
        $0.activity = activity
        $0.firstFrameHold = .milliseconds(2)
      })
    #expect(program.frames == 1)
  }

  @Test func `A full redraw is painted although nothing has changed`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram(
      { program in
        program.output = [.redraw]
        terminal.type("x")
      }, { _ in terminal.type("q") })
    program.quietKeys = [.character("x"), .character("q")]
    _ = try terminal.run(program)
    let packets = terminal.packets()
    #expect(program.frames == 2)
    #expect(packets.count == 3)
    #expect(packets.allSatisfy { $0.contains("\u{1B}[2J") || $0.contains("\u{1B}[?1049l") })
  }

  @Test func `A terminal type that is not installed is replaced, and the program is told`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ $0.exit = 0 })
    _ = try terminal.run(program, configure: { $0.environment.term = "nosuch" })
    #expect(program.notices == ["TERM=nosuch is unknown here: xterm-256color is used"])
  }
}
