internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct WindowTests {
  let world = TestRuntime()
  let recorder = Recorder()

  private func store(
    _ wrap: @escaping @Sendable (Effect<String>) -> Effect<String>
  ) -> Store<[String], String> {
    .journal(world, recorder) { action in
      if action == "cancel" { return .cancel(id: "w") }
      return action.hasPrefix("=") ? .none : wrap(.run { "=\(action)" })
    }
  }

  /// Sends each action at its time, in milliseconds, and returns what arrived, with the time.
  private func play(
    _ store: Store<[String], String>, _ script: [(Int, String)], until end: Int = 1_000
  ) async -> [String] {
    var arrived: [String] = []
    let clock = world.clock
    store.onAction = { if $0.hasPrefix("=") { arrived.append("\(clock.now.offset / .milliseconds(1))\($0)") } }
    var now = 0
    for (time, action) in script {
      if time > now { await clock.advance(by: .milliseconds(time - now)) }
      now = time
      store.send(action)
      await world.settle()
    }
    await clock.advance(by: .milliseconds(end - now))
    return arrived
  }

  @Test func debounceStartsTheNewestWhenTheWindowHasPassed() async {
    let store = store { $0.debounce(id: "w", for: .milliseconds(100)) }
    #expect(await play(store, [(0, "a"), (50, "b"), (149, "c")]) == ["249.0=c"])
    #expect(recorder.events.count { $0.fate == .cancelled(.superseded(EffectID("w"))) } == 2)
  }

  @Test func debounceStartsAnewAfterTheWindow() async {
    let store = store { $0.debounce(id: "w", for: .milliseconds(100)) }
    #expect(await play(store, [(0, "a"), (100, "b")]) == ["100.0=a", "200.0=b"])
  }

  @Test func debounceCancelsTheWorkOfTheOneBefore() async {
    let gate = Gate()
    let store = store { effect in
      .concatenate(
        .run {
          await gate.wait()
          return nil
        }, effect
      ).debounce(id: "w", for: .milliseconds(100))
    }
    let arrived = Task { await play(store, [(0, "a"), (150, "b")]) }
    _ = await arrived.value
    gate.open()
    await world.settle()
    #expect(store.state == ["a", "b", "=b"])
  }

  @Test func aCancelledDebounceStartsNothing() async {
    let store = store { $0.debounce(id: "w", for: .milliseconds(100)) }
    #expect(await play(store, [(0, "a"), (50, "cancel")]) == [])
    #expect(world.activity.count == 0)
  }

  @Test func debouncesOfDifferentIdentitiesDoNotMeet() async {
    let store = Store.journal(world) { action in
      action.hasPrefix("=") ? .none : .run { "=\(action)" }.debounce(id: action, for: .milliseconds(100))
    }
    #expect(await play(store, [(0, "a"), (10, "b")]) == ["100.0=a", "110.0=b"])
  }

  @Test func aLeadingThrottleStartsTheFirstAndDropsTheOthersOfTheWindow() async {
    let store = store { $0.throttle(id: "w", for: .milliseconds(100), leading: true, trailing: false) }
    #expect(await play(store, [(0, "a"), (50, "b"), (99, "c"), (100, "d")]) == ["0.0=a", "100.0=d"])
    #expect(recorder.drops == [.throttled(EffectID("w")), .throttled(EffectID("w"))])
  }

  @Test func aTrailingThrottleStartsTheNewestAtTheOriginalDeadline() async {
    let store = store { $0.throttle(id: "w", for: .milliseconds(100), leading: false, trailing: true) }
    #expect(await play(store, [(0, "a"), (50, "b"), (99, "c")]) == ["100.0=c"])
  }

  @Test func aThrottleOfBothStartsTheFirstAndTheNewest() async {
    let store = store { $0.throttle(id: "w", for: .milliseconds(100), leading: true, trailing: true) }
    #expect(await play(store, [(0, "a"), (10, "b"), (20, "c"), (150, "d")]) == ["0.0=a", "100.0=c", "200.0=d"])
  }

  @Test func aThrottleOfNeitherStartsNothing() async {
    let store = store { $0.throttle(id: "w", for: .milliseconds(100), leading: false, trailing: false) }
    #expect(await play(store, [(0, "a")]) == [])
    #expect(recorder.drops == [.throttled(EffectID("w"))])
  }

  @Test func cancellingAThrottleDropsWhatWaitsAndClosesTheWindow() async {
    let store = store { $0.throttle(id: "w", for: .milliseconds(100)) }
    #expect(await play(store, [(0, "a"), (10, "b"), (20, "cancel"), (30, "c")]) == ["0.0=a", "30.0=c"])
    await world.clock.advance(by: .seconds(1))
    #expect(world.activity.count == 0)
  }

  @Test func aConcatenationWaitsForItsThrottledChild() async {
    let store = Store.journal(world) { action in
      guard action == "a" || action == "b" else { return .none }
      let child = Effect<String>.run { "=\(action)" }.throttle(id: "w", for: .milliseconds(100))
      return .concatenate(child, .send("after \(action)"))
    }
    #expect(await play(store, [(0, "a"), (10, "b")]) == ["0.0=a", "100.0=b"])
    #expect(store.state == ["a", "=a", "after a", "b", "=b", "after b"])
  }

  @Test func windowsCountAsSleepingOnceTheirClockKeepsThem() async {
    let store = store { $0.debounce(id: "w", for: .milliseconds(100)) }
    store.send("a")
    #expect(world.activity.count == 1)
    #expect(!world.activity.isSettled)
    await world.settle()
    #expect(world.activity.sleeping == 1)
    #expect(world.activity.isSettled)
    await world.clock.advance(by: .milliseconds(100))
    #expect(world.activity.sleeping == 0)
    #expect(world.activity.count == 0)
  }
}
