internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct EffectTests {
  let world = TestRuntime()

  @Test func aRunSendsItsResult() async {
    let store = Store.journal(world) { $0 == "load" ? .run { "loaded" } : .none }
    store.send("load")
    #expect(store.state == ["load"])
    await world.settle()
    #expect(store.state == ["load", "loaded"])
  }

  @Test func aRunWithoutResultSendsNothing() async {
    let store = Store.journal(world) { _ in .run { nil } }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load"])
    #expect(world.activity.count == 0)
  }

  @Test func sendReturnsWhenTheActionHasBeenReduced() async {
    let store = Store.journal(world) { action in
      guard action == "load" else { return .none }
      return .run { send in
        await send("1")
        await send("2")
      }
    }
    var counts: [Int] = []
    store.onAction = { _ in counts.append(counts.count) }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "1", "2"])
    #expect(counts == [0, 1, 2])
  }

  @Test func mergedEffectsRunAtTheSameTime() async {
    let (first, second) = (Gate(), Gate())
    let store = Store.journal(world) { action in
      guard action == "load" else { return .none }
      return .merge(
        .run {
          await first.wait()
          return "first"
        },
        .run {
          await second.wait()
          return "second"
        })
    }
    store.send("load")
    await world.settle()
    #expect(world.activity.count == 2)
    second.open()
    await world.settle()
    first.open()
    await world.settle()
    #expect(store.state == ["load", "second", "first"])
  }

  @Test func aConcatenationStartsEachChildWhenTheOneBeforeHasEnded() async {
    let gate = Gate()
    let store = Store.journal(world) { action in
      guard action == "load" else { return .none }
      return .concatenate(
        .merge(
          .run { "1a" },
          .run {
            await gate.wait()
            return "1b"
          }),
        .send("2"), .concatenate(.run { "3" }, .run { nil }), .send("4"))
    }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "1a"])
    gate.open()
    await world.settle()
    #expect(store.state == ["load", "1a", "1b", "2", "3", "4"])
    #expect(world.activity.count == 0)
  }

  @Test func mapTurnsEveryActionOfATree() async {
    let inner: Effect<Int> = .merge(.send(1), .run { 2 }, .concatenate(.run { 3 }, .send(4)))
    let store = Store.journal(world) { $0 == "load" ? inner.map { $0 * 10 }.map { "got \($0)" } : .none }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "got 10", "got 20", "got 30", "got 40"])
  }

  @Test func noneStaysNoneWhateverIsPutAroundIt() {
    let recorder = Recorder()
    let store = Store.journal(world, recorder) { _ in
      let none = Effect<String>.none
      return .merge(
        none.map { $0 }, none.cancellable(id: 1), none.debounce(id: 1, for: .seconds(1)),
        none.throttle(id: 1, for: .seconds(1)), .concatenate(none, none), .merge([]))
    }
    store.send("a")
    #expect(world.activity.count == 0)
    #expect(recorder.events.isEmpty)
  }

  @Test func aStoreThatGoesAwayCancelsItsEffectsAndHearsNothingMore() async {
    let gate = Gate()
    let recorder = Recorder()
    var store: Store<[String], String>? = .journal(world, recorder) { _ in
      .concatenate(
        .run { send in
          await gate.wait()
          await send(Task.isCancelled ? "was cancelled" : "was not")
        }, .run { "never started" })
    }
    store?.send("load")
    await world.settle()
    weak let gone = store
    store = nil
    #expect(gone == nil)
    gate.open()
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(recorder.calls.count == 3)
    #expect(recorder.drops == [.storeReleased, .storeReleased])
    #expect(recorder.events.count { $0.fate == .started } == 1)
  }

  @Test func theTasksOfAStoreThatGoesAwayAreCancelled() async {
    let clock = world.clock
    var store: Store<[String], String>? = .journal(world) { action in
      guard action == "load" else { return .none }
      return .merge(
        .run {
          try? await clock.sleep(for: .seconds(60))
          return "late"
        }, .run { "late" }.debounce(id: 1, for: .seconds(60)), .run { "late" }.throttle(id: 2, for: .seconds(60)))
    }
    store?.send("load")
    await world.settle()
    #expect(clock.sleepers == 3)
    store = nil
    #expect(clock.sleepers == 0)
    await world.settle()
    #expect(world.activity.count == 0)
  }

  @Test func anEffectReportsWhereItWasMade() async {
    let recorder = Recorder()
    let store = Store.journal(world, recorder) { $0 == "load" ? .run { nil }.cancellable(id: "id") : .none }
    store.send("load")
    await world.settle()
    #expect(recorder.events.map(\.fate) == [.started, .finished])
    #expect(recorder.events.first?.source?.fileID == "FlowTests/EffectTests.swift")
    #expect(recorder.events.first?.ids.map(\.description) == ["id"])
    #expect(recorder.events.first?.sequence == 1)
  }
}
