internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

/// The whole program shows each moment of a session again as it was shown then.
@FlowActor
@Suite struct TimeTravelTests {
  #if DEBUG
    // A build without optimisation takes ten seconds for 500 keys.
    nonisolated private static let sizes = [Size(columns: 80, rows: 24)]
    private static let keys = 150
  #else
    nonisolated private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]
    private static let keys = 500
  #endif

  @Test("Of 500 keys over all of the program, each moment is the screen that was shown then", arguments: sizes)
  func everyMomentIsTheScreenThatWasShown(size: Size) async throws {
    let session = ScriptedSession(keys: Self.keys, seed: 11)
    #expect(session.keys >= Self.keys)
    let played = try await Self.play(session.tape, size)
    #expect(played.record.failure == nil)
    #expect(played.moments.count > Self.keys)
    #expect(Set(played.moments.map(\.number)).count > Self.keys * 3 / 4)
    for moment in played.moments.reversed() {
      let again = played.program.moment(moment.number, in: size)
      if again != moment.canvas {
        Issue.record("\(moment.number): \(StageInspection.difference(of: again, from: moment.canvas) ?? "")")
      }
    }
    // The present is what it was.
    #expect(played.program.draw() == played.moments.last?.canvas)
  }

  @Test("A moment is drawn without a crash at any size, and changes nothing")
  func otherSizes() async throws {
    let played = try await Self.play(ScriptedSession(keys: 40, seed: 3).tape, Size(columns: 120, rows: 40))
    let last = played.program.history?.last
    for size in [Size(columns: 40, rows: 10), Size(columns: 61, rows: 40), Size(columns: 10, rows: 3)] {
      for moment in played.moments { #expect(played.program.moment(moment.number, in: size).size == size) }
    }
    #expect(played.program.history?.last == last)
    #expect(played.program.draw() == played.moments.last?.canvas)
  }

  private struct Played {
    let program: StoaProgram
    let moments: [(number: UInt64, canvas: Canvas)]
    let record: TapeRecord
  }

  private static func play(_ tape: Tape, _ size: Size) async throws -> Played {
    var kept: (MomentStage, StoaProgram)?
    var invocation = Invocation()
    invocation.size = size
    invocation.history = 100_000
    let record = try await ReplayRunner.play(
      tape, invocation: invocation, patience: StagePatience(clock: ContinuousClock()), keepsScreens: false,
      through: { stage, program in
        let watched = MomentStage(stage, program)
        kept = (watched, program)
        return watched
      })
    let (stage, program) = try #require(kept)
    return Played(program: program, moments: stage.moments, record: record)
  }
}
