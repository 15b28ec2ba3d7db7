internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Synchronization
internal import Testing

@FlowActor struct PatienceTests {
  @Test func aWaitEndsByTheTimeOfItsStage() async throws {
    let stage = RestlessStage()
    let record = await TapePlayer(try TapeParser.parse("Wait+Screen@2s /never/", name: "t.tape"), on: stage).play()
    #expect(
      record.failure?.description
        == "t.tape:1:1: Wait+Screen@2s /never/ failed: the screen shows no match for /never/ within 2 s")
    #expect(stage.now < .seconds(3))
  }

  @Test func everyAnswerRenewsThePatience() async throws {
    let time = Mutex(Duration.zero)
    let clock = LoopClock(reading: { time.withLock { $0 } }, wake: {})
    let requests = Mutex(["GET /a", "GET /b", "GET /c"])
    let world = TapeWorld()
    let stage = HeadlessStage(
      Notebook(world.runtime), size: Size(columns: 30, rows: 4), world: world,
      doors: StageDoors(open: { _ in nil }, outside: { requests.withLock { $0 } }),
      patience: StagePatience(limit: .seconds(15), clock: clock))
    let failure = Mutex<TapeStop?>(nil)
    let settling = Task(executorPreference: EffectPool.shared) {
      do throws(TapeStop) {
        try await stage.settle()
      } catch {
        failure.withLock { $0 = error }
      }
    }
    for _ in 1...3 {
      // The alarm is set by another thread; that of a stage without patience never is.
      var turns = 0
      while clock.nextDeadline != .seconds(15), turns < 100_000 {
        turns += 1
        await Task.yield()
      }
      #expect(clock.nextDeadline == .seconds(15))
      time.withLock { $0 += .seconds(10) }
      requests.withLock { _ = $0.removeFirst() }
      // What brings an answer comes through the executor.
      Task(executorPreference: world.executor) {}
      clock.fireDue()
    }
    await settling.value
    #expect(failure.withLock { $0 } == nil)
  }
}
