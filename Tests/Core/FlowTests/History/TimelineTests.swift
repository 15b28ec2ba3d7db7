internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct TimelineTests {
  let world = TestRuntime()

  @Test func everyMomentThatIsKeptShowsAllStoresAsTheyWere() {
    let timeline = Timeline(limit: 300)
    let stores = (0..<3).map { _ in Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline)) }
    var random = RandomNumbers(seed: 7)
    var moments: [UInt64: [Counter.State]] = [:]
    for _ in 0..<1_000 {
      // One of them is seldom told anything, and then nothing for a long time.
      let index = random.next(below: 40) == 0 && timeline.last < 500 ? 2 : random.next(below: 2)
      stores[index].send(.add(random.next(below: 100)))
      moments[timeline.last] = stores.map(\.state)
    }
    #expect(timeline.entries.map(\.number) == Array(701...1_000))
    for entry in timeline.entries.shuffled(using: &random) {
      let shown = timeline.show(entry.number) { stores.map(\.state) }
      #expect(shown == moments[entry.number])
    }
    #expect(stores.map(\.state) == moments[1_000])
  }

  @Test func aMomentIsMadeFromTheLastCheckpointWithLessThan64Reductions() {
    let (timeline, tally) = (Timeline(), Tally())
    let store = Store(Counter.State(), reducer: Counter(tally: tally), runtime: world.recording(on: timeline))
    for number in 0..<500 { store.send(.add(number)) }
    for number in [1, 63, 64, 65, 400, 499] as [UInt64] {
      let before = tally.value
      timeline.show(number) {}
      #expect(tally.value - before < 64)
    }
  }

  @Test func whatIsSentWhileAMomentIsShownIsReducedOnThePresent() {
    let timeline = Timeline()
    let store = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    store.send(.add(1))
    store.send(.add(10))
    var seen: [Int] = []
    let observation = store.observe(\.total) { seen.append($0) }
    let shown = timeline.show(1) {
      store.send(.add(100))
      return store.state.total
    }
    #expect(shown == 1)
    #expect(store.state.total == 111)
    #expect(seen == [111])
    #expect(timeline.last == 3)
    observation.cancel()
  }

  @Test func theRevisionIsThatOfTheMoment() {
    let timeline = Timeline()
    let store = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    for _ in 0..<5 { store.send(.add(1)) }
    #expect(timeline.show(2) { store.revision } == 2)
    #expect(store.revision == 5)
  }

  @Test func aClearedTimelineKnowsNothingOfTheStoresThatWere() {
    let timeline = Timeline()
    let old = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    old.send(.typed("secret"))
    timeline.clear()
    old.send(.typed("late"))
    #expect(timeline.entries.isEmpty)
    #expect(timeline.show(1) { old.state.filter } == "late")
    let new = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    new.send(.add(1))
    #expect(timeline.entries.map { timeline.text(of: $0, .names) } == ["add(Int)"])
  }

  @Test func aTimelineKeepsNoStoreAlive() {
    let timeline = Timeline()
    var store: Store? = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    weak let held = store
    store?.send(.add(1))
    store = nil
    #expect(held == nil)
    #expect(timeline.entries.map { timeline.text(of: $0, .names) } == [nil])
    #expect(timeline.entries.first.flatMap(timeline.owner) == TimelineOwner(feature: "FlowTests", part: "State"))
  }

  @Test func whatCameOfAnActionIsKeptWithIt() async throws {
    let timeline = Timeline()
    let store = Store(Counter.State(), reducer: Counter().phased, runtime: world.recording(on: timeline))
    store.send(.load)
    await world.settle()
    let (first, second) = (try #require(timeline.entry(1)), try #require(timeline.entry(2)))
    #expect(timeline.events(of: first).map(\.name) == ["idle → loading", "started", "finished"])
    #expect(timeline.events(of: second).map(\.name) == ["loading → loaded"])
    #expect(timeline.phaseTrail(upTo: second).map(\.move.trigger) == ["load", "loaded"])
    #expect(timeline.phaseTrail(upTo: first).map(\.revision) == [1])
  }

  @Test func aStoreWithAnInstrumentOfItsOwnIsNotRecorded() {
    let timeline = Timeline()
    let recorder = Recorder()
    let store = Store(
      [], reducer: Journal(), runtime: world.recording(on: timeline), instrument: recorder)
    store.send("a")
    #expect(timeline.entries.isEmpty)
    #expect(!recorder.calls.isEmpty)
  }

  @Test func aClosedStoreStartsNoEffectAnyMore() async {
    let timeline = Timeline()
    let store = Store(Counter.State(), reducer: Counter(), runtime: world.recording(on: timeline))
    store.send(.load)
    store.close()
    store.send(.load)
    await world.settle()
    #expect(store.state.total == 0)
    #expect(world.activity.count == 0)
  }
}

extension TimelineEvent {
  fileprivate var name: String {
    switch kind {
    case .effect(let event): "\(event.fate)"
    case .moved(let move): "\(move.phase) → \(move.target)"
    case .violated(let violation): "\(violation)"
    case .orphaned(let orphan): "\(orphan)"
    }
  }
}
