internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct EffectTimeoutTests {
  let world = TestRuntime()
  let recorder = Recorder()
  let gate = Gate()

  private static let reason = EffectDropReason.timedOut(after: .seconds(1))

  private func store(_ effect: Effect<String>) -> Store<[String], String> {
    .journal(world, recorder) { action in
      switch action {
      case "load": effect
      case "cancel": .cancel(id: "id")
      default: .none
      }
    }
  }

  /// Comes to its end only when the gate is open, cancelled or not.
  private func stubborn(_ result: String) -> Effect<String> {
    .run { [gate] in
      await gate.wait()
      return result
    }
  }

  /// Ends after so many milliseconds, or when it is cancelled.
  private func timed(_ milliseconds: Int, _ result: String) -> Effect<String> {
    .run { [clock = world.clock] in
      try await clock.sleep(for: .milliseconds(milliseconds))
      return result
    }
  }

  @Test func workWithinItsLimitIsNotTouchedAndItsTimerEndsWithIt() async {
    let store = store(timed(900, "done").timeout(after: .seconds(1), send: "late"))
    store.send("load")
    await world.settle()
    #expect(world.clock.sleepers == 2)
    await world.clock.advance(by: .milliseconds(900))
    #expect(store.state == ["load", "done"])
    #expect(world.clock.sleepers == 0)
    #expect(world.activity.count == 0)
    await world.clock.advance(by: .seconds(10))
    #expect(store.state == ["load", "done"])
  }

  @Test func whenTheTimeIsUpTheWorkIsCancelledAndTheOutcomeSent() async {
    let store = store(timed(1_100, "done").timeout(after: .seconds(1), send: "late"))
    store.send("load")
    await world.clock.advance(by: .milliseconds(999))
    #expect(store.state == ["load"])
    await world.clock.advance(by: .milliseconds(1))
    #expect(store.state == ["load", "late"])
    #expect(world.clock.sleepers == 0)
    #expect(world.activity.count == 0)
    #expect(recorder.events.map(\.fate) == [.started, .cancelled(Self.reason), .emitted])
  }

  @Test func whatWorkStillSendsAfterItsLimitIsDroppedForAReasonOfItsOwn() async {
    let store = store(stubborn("done").timeout(after: .seconds(1), send: "late"))
    store.send("load")
    await world.clock.advance(by: .seconds(1))
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "late"])
    #expect(recorder.drops == [Self.reason])
    #expect(world.activity.count == 0)
  }

  @Test func workThatIsOverAtOnceNeedsNoTimer() async {
    let store = store(.merge(.send("a"), .send("b")).timeout(after: .seconds(1), send: "late"))
    store.send("load")
    #expect(store.state == ["load", "a", "b"])
    #expect(world.activity.count == 0)
  }

  @Test func aLimitTakesInAllThatTheEffectStarts() async {
    let whole = Effect.concatenate(timed(600, "1"), .merge(timed(600, "2"), timed(300, "3")), .send("4"))
    let store = store(whole.timeout(after: .seconds(1), send: "late"))
    store.send("load")
    await world.clock.advance(by: .seconds(5))
    #expect(store.state == ["load", "1", "3", "late"])
    #expect(recorder.drops == [Self.reason])
    #expect(world.activity.count == 0)
  }

  @Test func aConcatenationGoesOnAfterAChildThatIsOutOfTimeAndDoesNotEnd() async {
    let store = store(
      .concatenate(stubborn("1").timeout(after: .seconds(1), send: "late"), timed(100, "2"), .send("3")))
    store.send("load")
    await world.clock.advance(by: .seconds(2))
    #expect(store.state == ["load", "late", "2", "3"])
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "late", "2", "3"])
    #expect(world.activity.count == 0)
  }

  @Test func ofLimitsWithinOneAnotherEachHoldsForItsOwn() async {
    let inner = timed(5_000, "done").timeout(after: .seconds(2), send: "inner")
    let store = store(.merge(inner, timed(2_500, "beside")).timeout(after: .seconds(3), send: "outer"))
    store.send("load")
    await world.clock.advance(by: .seconds(10))
    #expect(store.state == ["load", "inner", "beside"])
    #expect(world.activity.count == 0)
  }

  @Test func cancelledWorkIsNotOutOfTime() async {
    let store = store(stubborn("done").cancellable(id: "id").timeout(after: .seconds(1), send: "late"))
    store.send("load")
    await world.settle()
    store.send("cancel")
    await world.clock.advance(by: .seconds(2))
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "cancel"])
    #expect(world.activity.count == 0)
  }

  @Test func cancellingTheWholeEndsItsTimer() async {
    let store = store(stubborn("done").timeout(after: .seconds(1), send: "late").cancellable(id: "id"))
    store.send("load")
    await world.settle()
    store.send("cancel")
    #expect(world.clock.sleepers == 0)
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "cancel"])
    #expect(world.activity.count == 0)
  }

  @Test func aChildThatStillComesIsOutOfTimeAlthoughTheOneBeforeWasCancelled() async {
    let whole = Effect.concatenate(stubborn("1").cancellable(id: "id"), .send("2"))
    let store = store(whole.timeout(after: .seconds(1), send: "late"))
    store.send("load")
    store.send("cancel")
    await world.clock.advance(by: .seconds(1))
    #expect(store.state == ["load", "cancel", "late"])
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "cancel", "late"])
  }

  @Test func theOutcomeIsMappedAsTheActionsAre() async {
    let inner: Effect<Int> = .run { [clock = world.clock] in
      try await clock.sleep(for: .seconds(9))
      return 1
    }
    let store = store(inner.timeout(after: .seconds(1), send: 7).map { "number \($0)" })
    store.send("load")
    await world.clock.advance(by: .seconds(1))
    #expect(store.state == ["load", "number 7"])
  }

  @Test func aStoreThatGoesAwayTakesItsTimersAlong() async {
    var store: Store<[String], String>? = store(timed(5_000, "done").timeout(after: .seconds(1), send: "late"))
    store?.send("load")
    await world.settle()
    store = nil
    #expect(world.clock.sleepers == 0)
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(recorder.events.map(\.fate) == [.started, .cancelled(.storeReleased)])
  }
}
