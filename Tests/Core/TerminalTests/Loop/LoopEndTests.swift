internal import CTerminal
internal import Glibc
internal import StoaFlow
internal import StoaTerminal
internal import Testing

/// The signals are sent to this thread, which blocks them as all of the pool's do, so that only the loop sees them.
@FlowActor struct LoopEndTests {
  @Test func `The end of the input ends the loop as a hang-up`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in terminal.unplugKeyboard() })
    #expect(try terminal.run(program) == LoopEnd(status: 129, signal: .hangUp))
    #expect(program.signals == [.hangUp])
  }

  @Test func `An output that is gone ends the loop as a hang-up`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in
      terminal.unplugScreen()
      terminal.type("x")
    })
    #expect(try terminal.run(program) == LoopEnd(status: 129, signal: .hangUp))
  }

  @Test(arguments: [(SIGTERM, TerminalSignal.terminate, Int32(143)), (SIGHUP, .hangUp, 129)])
  func `A signal that ends programs is told to the program, then ends the loop`(
    number: Int32, signal: TerminalSignal, status: Int32
  ) throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram({ _ in pthread_kill(pthread_self(), number) })
    #expect(try terminal.run(program) == LoopEnd(status: status, signal: signal))
    #expect(program.signals == [signal])
    #expect(terminal.packets().last?.contains("\u{1B}[?1049l") == true)
  }

  @Test func `A second HUP does not cut off what is being saved`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGHUP), observing: [\.standardOutputContent]) {
      try await LoopEndTests.hangUpTwice()
    }
    #expect(String(decoding: try #require(result).standardOutputContent, as: UTF8.self) == "saved. ")
  }

  private static func hangUpTwice() throws {
    var hangUp = sigset_t()
    sigemptyset(&hangUp)
    sigaddset(&hangUp, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &hangUp, nil)
    let terminal = try PacketTerminal()
    let program = ScriptedProgram({ _ in pthread_kill(pthread_self(), SIGHUP) })
    program.hasUnsavedWork = true
    _ = try terminal.run(
      program,
      drain: {
        guard program.hasUnsavedWork, terminal.packets().joined().contains("\u{1B}[?1049l") else { return }
        pthread_kill(pthread_self(), SIGHUP)
        _ = write(1, "saved. ", 7)
        program.hasUnsavedWork = false
      })
  }

  @Test func `INT is the program's to answer`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    let program = ScriptedProgram(
      { _ in
        pthread_kill(pthread_self(), SIGINT)
        terminal.type("x")
      }, { _ in terminal.type("q") })
    #expect(try terminal.run(program) == LoopEnd(status: 7))
    #expect(program.signals == [.interrupt])
  }

  @Test func `Everything that may have been set is undone at the end`() throws {
    let terminal = try PacketTerminal()
    defer { terminal.close() }
    _ = try terminal.run(ScriptedProgram({ $0.exit = 0 }))
    let last = try #require(terminal.packets().last)
    for undone in ["2026l", "1000l", "1002l", "1003l", "1006l", "1004l", "2004l", "25h", "1049l"] {
      #expect(last.contains(undone), "\(undone)")
    }
  }
}
