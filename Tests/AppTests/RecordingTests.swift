internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

/// Sessions in the whole program, recorded, and their tapes replayed.
@FlowActor struct RecordingTests {
  private func replay(_ tape: String, _ invocation: Invocation = Invocation()) async throws -> TapeRecord {
    try await ReplayRunner.play(
      try TapeParser.parse(tape, name: "t.tape"), invocation: invocation,
      patience: StagePatience(clock: ContinuousClock()))
  }

  /// Does what the tape says in a session that is recorded; the last screen of it, and the tape that came of it.
  private func record(
    _ tape: Tape, _ invocation: Invocation = Invocation(), size: Size = Size(columns: 80, rows: 24)
  ) async throws -> (screen: [String], tape: String, exit: Int32?) {
    let stage = try RecordedStage(invocation, size: size)
    return await withTaskExecutorPreference(FlowThread.shared) {
      _ = await TapePlayer(tape, on: stage, keepsScreens: false).play()
      stage.finish()
      return (stage.frame().lines, stage.tape, stage.exit)
    }
  }

  private func record(
    _ text: String, _ invocation: Invocation = Invocation(), size: Size = Size(columns: 80, rows: 24)
  ) async throws -> (screen: [String], tape: String, exit: Int32?) {
    try await record(try TapeParser.parse(text, name: "s.tape"), invocation, size: size)
  }

  @Test func aSessionReplaysToTheSameScreen() async throws {
    let session = try await record(
      """
      Type "2/li"
      Sleep 1s
      Enter
      Down 2
      Enter
      Type "p"
      Sleep 70s
      Resize 120x40
      Type "3i"
      """)
    let record = try await replay(session.tape)
    #expect(record.failure == nil)
    #expect(record.last.lines == session.screen)
    #expect(
      session.tape
        == """
        Type "2/li"
        Sleep 1000ms
        Enter
        Down 2
        Enter
        Type "p"
        Sleep 70000ms
        Resize 120x40
        Type "3i"

        """)
  }

  @Test func aPasswordIsNotInTheTapeAndTheTapeSignsInAllTheSame() async throws {
    let session = try await record(
      """
      Link settings/account
      Enter
      Type "zoe"
      Tab
      Type "hunter2"
      Copy "correct horse"
      Paste
      Enter
      Type "1"
      """)
    let remark = "# A secret: each of its characters is written as an asterisk.\n"
    #expect(session.tape.contains("\(remark)Type \"*******\"\n\(remark)Copy \"*************\"\nPaste\nEnter\n"))
    #expect(!session.tape.contains("hunter"))
    #expect(!session.tape.contains("horse"))
    let record = try await replay(session.tape)
    #expect(record.failure == nil)
    #expect(record.last.lines == session.screen)
    #expect(session.screen[0].contains("1 People 10"))
  }

  @Test func aSessionBeginsAtTheAddressAndInTheSizeThatItHad() async throws {
    var invocation = Invocation()
    invocation.link = "posts/12"
    let session = try await record("Down", invocation, size: Size(columns: 100, rows: 30))
    #expect(session.tape == "Link posts/12\nResize 100x30\nDown\n")
    let record = try await replay(session.tape)
    #expect(record.failure == nil)
    #expect(record.last.lines == session.screen)
    #expect(session.screen.joined().contains("Comments"))
  }

  #if DEBUG
    private nonisolated static let seeds: [UInt64] = [7]
    private static let count = 60
  #else
    private nonisolated static let seeds: [UInt64] = [3, 7, 8, 9]
    private static let count = 500
  #endif

  /// Whatever the monkey does in one program: keys, texts, clicks, pastes, sizes, pauses, a network that goes away.
  @Test(arguments: seeds) func whatTheMonkeyDoesReplaysToTheSameScreen(seed: UInt64) async throws {
    let session = try await record(Self.tape(of: Self.count, seed: seed))
    let record = try await replay(session.tape)
    #expect(record.failure == nil, "\(session.tape)")
    #expect(record.exit == session.exit)
    #expect(record.last.lines == session.screen, "\(session.tape)")
  }

  /// Steps of the monkey, without those that leave.
  private static func tape(of count: Int, seed: UInt64) -> Tape {
    let steps = MonkeySteps(seed: seed).lazy.filter { command in
      switch command {
      case .press(let press, _, _): !MonkeySteps.leavingKeys.contains(press)
      case .type(let text, _): text != "q" && text != "Q"
      default: true
      }
    }
    let taken = steps.prefix(count).enumerated().map { index, command in
      TapeStep(command, at: TapePosition(file: "m.tape", line: index + 1, column: 1), source: "\(command)")
    }
    return Tape(name: "m.tape", steps: taken)
  }
}
