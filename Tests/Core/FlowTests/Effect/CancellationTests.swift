internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct CancellationTests {
  let world = TestRuntime()
  let recorder = Recorder()
  let gate = Gate()

  /// Work that comes to its end only when the gate is open, cancelled or not.
  private func stubborn(_ result: String) -> Effect<String> {
    .run { [gate] in
      await gate.wait()
      return result
    }
  }

  @Test func whatACancelledEffectStillSendsIsDroppedAndReported() async {
    let work = stubborn("late").cancellable(id: "id")
    let store = Store.journal(world, recorder) { action in
      switch action {
      case "start": work
      case "cancel": .cancel(id: "id")
      default: .none
      }
    }
    store.send("start")
    await world.settle()
    store.send("cancel")
    gate.open()
    await world.settle()
    #expect(store.state == ["start", "cancel"])
    let id = EffectID("id")
    #expect(recorder.events.map(\.fate) == [.started, .cancelled(.cancelled(id)), .dropped(.cancelled(id))])
    #expect(world.activity.count == 0)
  }

  @Test func cancellationReachesTheTask() async {
    let store = Store.journal(world) { action in
      guard action == "start" else { return .cancel(id: 7) }
      return .run { [clock = world.clock] send in
        do { try await clock.sleep(for: .seconds(1)) } catch { await send("never heard") }
      }.cancellable(id: 7)
    }
    store.send("start")
    await world.settle()
    #expect(world.clock.sleepers == 1)
    store.send("cancel")
    await world.settle()
    #expect(world.clock.sleepers == 0)
    #expect(world.activity.count == 0)
    #expect(store.state == ["start", "cancel"])
  }

  @Test func anOldCancelNeverKillsNewerWork() async {
    let (old, new) = (stubborn("pause over"), stubborn("new result"))
    let store = Store.journal(world) { action in
      switch action {
      case "old": .concatenate(old, .cancel(id: "id"))
      case "new": new.cancellable(id: "id")
      default: .none
      }
    }
    store.send("old")
    store.send("new")
    await world.settle()
    gate.open()
    await world.settle()
    #expect(store.state == ["old", "new", "pause over", "new result"])
  }

  @Test func anOldLatestNeverKillsNewerWorkAndDoesNotStart() async {
    let (pause, other) = (stubborn("pause over"), Gate())
    let store = Store.journal(world, recorder) { action in
      switch action {
      case "old": .concatenate(pause, .run { "old result" }.cancellable(id: "id", cancelInFlight: true))
      case "new":
        .run {
          await other.wait()
          return "new result"
        }.cancellable(id: "id", cancelInFlight: true)
      default: .none
      }
    }
    store.send("old")
    store.send("new")
    await world.settle()
    gate.open()
    await world.settle()
    other.open()
    await world.settle()
    #expect(store.state == ["old", "new", "pause over", "new result"])
    #expect(recorder.drops == [.cancelled(EffectID("id"))])
  }

  @Test func theLatestOfAnIdentityCancelsThoseBefore() async {
    let work = stubborn("result")
    let store = Store.journal(world) { action in
      action.hasPrefix("search") ? work.map { "\($0) of \(action)" }.cancellable(id: 1, cancelInFlight: true) : .none
    }
    for number in 1...3 { store.send("search \(number)") }
    gate.open()
    await world.settle()
    #expect(store.state == ["search 1", "search 2", "search 3", "result of search 3"])
  }

  @Test func aCancelledConcatenationStartsNoFurtherChild() async {
    let work = stubborn("1")
    let store = Store.journal(world, recorder) { action in
      switch action {
      case "start": Effect.concatenate(work, .run { "2" }, .send("3")).cancellable(id: "all")
      case "cancel": .cancel(id: "all")
      default: .none
      }
    }
    store.send("start")
    await world.settle()
    store.send("cancel")
    gate.open()
    await world.settle()
    #expect(store.state == ["start", "cancel"])
    #expect(recorder.drops.count == 3)
    #expect(world.activity.count == 0)
  }

  @Test func aChildCancelledBeforeItsTurnIsPassedOver() async {
    let work = stubborn("1")
    let store = Store.journal(world, recorder) { action in
      switch action {
      case "start": .concatenate(work, .run { "2" }.cancellable(id: "second"), .run { "3" })
      case "cancel": .cancel(id: "second")
      default: .none
      }
    }
    store.send("start")
    store.send("cancel")
    gate.open()
    await world.settle()
    #expect(store.state == ["start", "cancel", "1", "3"])
    #expect(recorder.drops == [.cancelled(EffectID("second"))])
  }

  @Test func cancelThenStartInOneActionRestarts() async {
    let store = Store.journal(world) { action in
      guard action == "start" else { return .none }
      return .concatenate(.cancel(id: 1), .run { "done" }.cancellable(id: 1))
    }
    store.send("start")
    await world.settle()
    #expect(store.state == ["start", "done"])
  }

  @Test func anyIdentityAroundAnEffectCancelsIt() async {
    let work = stubborn("never")
    for id in ["inner", "outer"] {
      let store = Store.journal(world) { action in
        action == "start" ? work.cancellable(id: "inner").cancellable(id: "outer") : .cancel(id: id)
      }
      store.send("start")
      store.send("cancel")
      #expect(store.state == ["start", "cancel"])
    }
    gate.open()
    await world.settle()
    #expect(world.activity.count == 0)
  }

  @Test func identitiesOfDifferentTypesDiffer() {
    #expect(EffectID(1) == EffectID(1))
    #expect(EffectID(1) != EffectID("1"))
    #expect(EffectID(Int8(1)) != EffectID(1))
    #expect(EffectID(EffectID(1)) == EffectID(1))
  }

  @Test func cancelEffectsStopsEverythingAndTheStoreGoesOn() async {
    let work = stubborn("never")
    let store = Store.journal(world, recorder) { action in
      guard action == "start" else { return action == "again" ? .run { "fresh" } : .none }
      return .merge(
        work, .run { "x" }.debounce(id: 1, for: .seconds(1)), .run { "y" }.throttle(id: 2, for: .seconds(1)),
        .concatenate(work, .send("z")))
    }
    store.send("start")
    store.cancelEffects()
    gate.open()
    await world.settle()
    await world.clock.advance(by: .seconds(2))
    #expect(store.state == ["start"])
    #expect(world.activity.count == 0)
    store.send("again")
    await world.settle()
    #expect(store.state == ["start", "again", "fresh"])
  }

  @Test func whatIsSentAfterAnEffectHasReturnedIsDroppedAsLate() async {
    let (second, done) = (Gate(), Gate())
    let store = Store.journal(world, recorder) { action in
      guard action == "start" else { return .none }
      return .run { [executor = world.executor] send in
        _ = Task.detached(executorPreference: executor) {
          await second.wait()
          await send("too late")
          done.open()
        }
      }
    }
    store.send("start")
    await world.settle()
    second.open()
    await world.settle()
    await done.wait()
    #expect(store.state == ["start"])
    #expect(recorder.drops == [.late])
  }
}
