internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

/// The inspector over the whole program.
@FlowActor
@Suite struct InspectorProgramTests {
  @Test func aMomentOnTheWholeScreenIsWhatWasShownThenButForItsLastLine() async throws {
    let opened = try await Self.play([.keys("jj"), .press(.enter), .keys("l"), .press(.function(12))])
    // The newest entry is the present: the one before it is the first moment of the past.
    var last = opened.program.history?.last ?? 0
    opened.program.handle(.key(KeyPress(.enter)))
    while last > 8 {
      last -= 1
      opened.program.handle(.key(.character("k")))
      let (shown, then) = (opened.program.draw(), opened.program.moment(last, in: Self.size))
      #expect(shown.lines.dropLast() == then.lines.dropLast())
    }
  }

  @Test func whileAMomentIsShownNoKeyReachesTheProgramAndNothingIsLaidOut() async throws {
    let opened = try await Self.play([.keys("j"), .press(.function(12))])
    let last = opened.program.history?.last
    let place = opened.program.destination
    for key in ["k", "k", "2", "R", ":", "s", "/", "x"] { opened.program.handle(.key(.character(Character(key)))) }
    for _ in 0..<3 { _ = opened.program.draw() }
    opened.program.resize(to: Size(columns: 140, rows: 50))
    _ = opened.program.draw()
    #expect(opened.program.history?.last == last)
    #expect(opened.program.destination == place)
  }

  @Test func closedItLeavesTheScreenAsItWas() async throws {
    let opened = try await Self.play([.keys("jj"), .press(.enter)])
    let before = opened.program.draw()
    for key in [KeyPress(.function(12)), .character("k"), .character("k"), .character("g"), KeyPress(.escape)] {
      opened.program.handle(.key(key))
      _ = opened.program.draw()
    }
    #expect(opened.program.draw() == before)
  }

  @Test func itComesToRestInEachOfItsModes() async throws {
    let opened = try await Self.play([.keys("j"), .press(.function(12))])
    for size in [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 30, rows: 5)] {
      opened.program.resize(to: size)
      for key in [KeyPress(.enter), .character("k"), KeyPress(.enter), .character("p"), KeyPress(.function(12))] {
        opened.program.handle(.key(key))
        var frames = 0
        while opened.program.needsDraw, frames < 10 {
          #expect(opened.program.draw().size == size)
          frames += 1
        }
        #expect(frames < 10)
      }
    }
  }

  @Test func whoeverSignsInReadsNothingOfTheOneBefore() async throws {
    let opened = try await Self.play(
      [.link("settings/account"), .press(.enter), .keys("ines"), .press(.enter), .keys("hunter2"), .press(.enter)])
    let history = try #require(opened.program.history)
    let texts = history.entries.compactMap { history.text(of: $0, .values) }
    #expect(texts.contains { $0.hasPrefix("sessionKnown") })
    #expect(!texts.contains { $0.hasPrefix("submitted") })
    #expect(!texts.contains { $0.hasPrefix("edited") })
  }

  @Test func whatIsTypedIsNeverTold() async throws {
    let opened = try await Self.play(
      [
        .keys("/zorkmid"), .press(.enter), .keys(":zorkmid"), .press(.escape), .keys(":zorkmid"), .press(.enter),
        .press(.escape), .link("settings/account"), .press(.enter), .keys("zorkmid"), .press(.enter), .keys("zorkmid"),
      ])
    let history = try #require(opened.program.history)
    #expect(history.entries.count > 8)
    for entry in history.entries {
      let changes = history.differences(of: entry, .values).map { "\($0)" }
      let told = ([history.text(of: entry, .values) ?? ""] + changes).joined(separator: "\n")
      #expect(!told.contains("zork"), "\(told)")
    }
  }

  private nonisolated static let size = Size(columns: 80, rows: 24)

  private enum Step {
    case keys(String), press(Key), link(String)

    var commands: [TapeCommand] {
      switch self {
      case .keys(let text): [.type(text, pace: nil)]
      case .press(let key): [.press(KeyPress(key), pace: nil, count: 1)]
      case .link(let address): [.link(address)]
      }
    }
  }

  private struct Opened {
    let program: StoaProgram
  }

  private static func play(_ steps: [Step]) async throws -> Opened {
    let commands = steps.flatMap(\.commands).enumerated().map { index, command in
      TapeStep(command, at: TapePosition(file: "session", line: index + 1, column: 1), source: "session")
    }
    var kept: StoaProgram?
    var invocation = Invocation()
    invocation.size = size
    let record = try await ReplayRunner.play(
      Tape(name: "session", steps: commands), invocation: invocation,
      patience: StagePatience(clock: ContinuousClock()), keepsScreens: false,
      through: { stage, program in
        kept = program
        return stage
      })
    #expect(record.failure == nil)
    return Opened(program: try #require(kept))
  }
}
