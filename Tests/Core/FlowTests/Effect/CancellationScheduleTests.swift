internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Random schedules of starting, cancelling and ending work, against a model of what must arrive.
@FlowActor
@Suite struct CancellationScheduleTests {
  private struct Model {
    var live: [(number: Int, id: Int)] = []
    var open: Set<Int> = []
    var expected: Set<String> = []

    mutating func cancel(_ id: Int) { live.removeAll { $0.id == id } }

    mutating func settle() {
      for work in live where open.contains(work.number) { expected.insert("result \(work.number)") }
      live.removeAll { open.contains($0.number) }
    }
  }

  @Test(arguments: 0..<300)
  func exactlyTheResultsOfUncancelledWorkArrive(seed: Int) async {
    let world = TestRuntime(seed: UInt64(seed))
    var dice = Dice(seed: seed)
    let gates = (0..<40).map { _ in Gate() }
    let store = Store.journal(world) { action in
      let words = action.split(separator: " ")
      guard words.count == 3, let number = Int(words[1]), let id = Int(words[2]) else { return .none }
      let work = Effect<String>.run {
        await gates[number].wait()
        return "result \(number)"
      }
      switch words[0] {
      case "start": return work.cancellable(id: id)
      case "latest": return work.cancellable(id: id, cancelInFlight: true)
      case "nested": return .concatenate(.merge(work)).cancellable(id: id)
      default: return .cancel(id: id)
      }
    }
    var model = Model()
    for number in 0..<40 {
      let id = dice.roll(3)
      let verb = ["start", "latest", "nested", "cancel"][dice.roll(4)]
      store.send("\(verb) \(number) \(id)")
      if verb == "latest" || verb == "cancel" { model.cancel(id) }
      if verb != "cancel" { model.live.append((number, id)) }
      for _ in 0..<dice.roll(3) {
        let number = dice.roll(40)
        gates[number].open()
        model.open.insert(number)
      }
      if dice.roll(3) == 0 {
        await world.settle()
        model.settle()
      }
    }
    for number in 0..<40 {
      gates[number].open()
      model.open.insert(number)
    }
    await world.settle()
    model.settle()
    #expect(Set(store.state.filter { $0.hasPrefix("result") }) == model.expected)
    #expect(world.activity.count == 0)
  }

  /// On the real pool: whatever the threads do, nothing of a cancelled round is reduced after its cancel.
  @Test(arguments: 0..<200)
  func nothingOfACancelledRoundIsReducedAfterItsCancel(seed: Int) async {
    let activity = Activity()
    let reducer = Reduce<[Int], Int> { state, action in
      state.append(action)
      guard action.isMultiple(of: 10) else { return .none }
      let work = Effect<Int>.run { send in
        for step in 1...3 { await send(action + step) }
      }
      return .concatenate(.cancel(id: "round"), .merge(work, work, .run { action + 4 }).cancellable(id: "round"))
    }
    let runtime = EffectRuntime(clock: LoopClock(wake: {}), activity: activity)
    let store = Store([], reducer: reducer, runtime: runtime)
    var dice = Dice(seed: seed)
    for round in 1...10 {
      store.send(round * 10)
      for _ in 0..<dice.roll(4) { await Task.yield() }
    }
    await activity.idle()
    var round = 0
    for action in store.state {
      if action.isMultiple(of: 10) { round = action }
      #expect(action - action % 10 == round)
    }
    #expect(Array(store.state.suffix(8)).filter { $0 > 100 }.sorted() == [101, 101, 102, 102, 103, 103, 104])
  }

  /// The store goes away at a random moment of its effects' lives.
  @Test(arguments: 0..<100)
  func aStoreReleasedAtAnyMomentHearsNothingMore(seed: Int) async {
    let activity = Activity()
    let recorder = Recorder()
    let runtime = EffectRuntime(clock: LoopClock(wake: {}), activity: activity)
    let journal = Journal { action in
      guard action == "start" else { return .none }
      return .concatenate(.merge(.run { "a" }, .run { "b" }), .run { "c" })
    }
    var store: Store<[String], String>? = Store([], reducer: journal, runtime: runtime, instrument: recorder)
    store?.send("start")
    var dice = Dice(seed: seed)
    for _ in 0..<dice.roll(12) { await Task.yield() }
    store = nil
    let heard = recorder.calls.count
    await activity.idle()
    #expect(recorder.calls.count == heard)
  }
}
