internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct FlowMonitorTests {
  private let world = TestRuntime()

  @Test func oneStreamSeesAllThatHappensInAStoreByName() async {
    var lines: [String] = []
    let store = store { lines.append("\($0)".strippingLines) }
    store.send(.load)
    store.send(.typed("secret"))
    await world.settle()
    #expect(
      lines == [
        "FlowTests/State: received load",
        "FlowTests/State: reduced load in 0 µs, changed, revision 1",
        "FlowTests/State: phase idle → loading by load",
        "FlowTests/State: effect 1 (Counter.swift) started",
        "FlowTests/State: received typed(String)",
        "FlowTests/State: reduced typed(String) in 0 µs, changed, revision 2",
        "FlowTests/State: effect 1 (Counter.swift) finished",
        "FlowTests/State: effect 1 (Counter.swift) sends an action",
        "FlowTests/State: received loaded(Int)",
        "FlowTests/State: reduced loaded(Int) in 0 µs, changed, revision 3",
        "FlowTests/State: phase loading → loaded by loaded",
      ])
  }

  @Test func anActionThatChangesNothingAndTheQueueAtItsLongestAreSeen() {
    var kinds: [FlowEvent.Kind] = []
    let store = store(showsValues: true) { kinds.append($0.kind) }
    store.onAction = { [weak store] action in
      guard action == .add(1) else { return }
      for _ in 0..<3 { store?.send(.add(0)) }
    }
    store.send(.add(1))
    #expect(kinds.filter { if case .queueGrew = $0 { true } else { false } } == [.queueGrew(to: 1), .queueGrew(to: 2)])
    #expect(kinds.first == .received(action: "add(1)", queued: 0))
    store.send(.loaded(1))
    #expect(kinds.contains(.reduced(action: "loaded(1)", took: .zero, changed: false, revision: 5)))
  }

  @Test func aTimelineAndAMonitorSeeTheSameStore() {
    let timeline = Timeline()
    var events = 0
    let store = store(timeline: timeline) { _ in events += 1 }
    store.send(.add(1))
    #expect(timeline.last == 1)
    #expect(events == 2)
  }

  private func store(
    showsValues: Bool = false, timeline: Timeline? = nil, _ onEvent: @escaping @FlowActor (FlowEvent) -> Void
  ) -> Store<Counter.State, Counter.Action> {
    let monitor = FlowMonitor(showsValues: showsValues, clock: { .zero }, onEvent: onEvent)
    let runtime = EffectRuntime(
      clock: world.clock, activity: world.activity, executor: world.executor, timeline: timeline, monitor: monitor)
    return Store(Counter.State(), reducer: Counter().phased, runtime: runtime)
  }
}

extension String {
  /// Without the numbers of lines in sources.
  fileprivate var strippingLines: String { replacing(/\.swift:[0-9]+/, with: ".swift") }
}
