import StoaCanvas
import StoaFlow
import StoaTape
import Testing

@testable import counter

/// The whole program, played from the bytes of its keys to its screens, without a terminal and in virtual time.
@FlowActor struct CounterTapeTests {
  @Test func `The keys count, the timer counts on, and q ends with 0`() async throws {
    let record = try await play(
      """
      Expect /│ +0 +│/
      Type "+"
      Up 2
      Expect /│ +3 +│/
      Type "-j"
      Down
      Expect /│ +0 +│/
      Type "tk"
      Advance 5s
      Expect /│ +6 +│/
      Type "t"
      Advance 5s
      Expect /│ +6 +│/
      Resize 30x6
      Expect /│ +6 +│/
      Type "0"
      Expect /│ +0 +│/
      Type "q"
      """)
    #expect(record.verdict == "counter.tape: passed, 18 commands\n")
    #expect(record.exit == 0)
  }

  @Test func `^c ends with the status of an interruption`() async throws {
    #expect(try await play("Ctrl+C").exit == 130)
  }

  private func play(_ text: String) async throws -> TapeRecord {
    let tape = try TapeReader.read("counter.tape") { _ in Array(text.utf8) }
    let world = TapeWorld()
    let stage = HeadlessStage(
      Counter.program(world.runtime), size: Size(columns: 80, rows: 24), world: world,
      doors: StageDoors(open: { _ in "the counter has no addresses" }),
      patience: StagePatience(clock: ContinuousClock()))
    let record = await TapePlayer(tape, on: stage).play()
    await world.finish()
    return record
  }
}
