internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct ActivityTests {
  @Test func anEffectCountsFromTheSendUntilItsResultHasBeenReduced() async {
    let activity = Activity()
    let runtime = EffectRuntime(clock: LoopClock(wake: {}), activity: activity)
    let store = Store([], reducer: Journal { $0 == "load" ? .run { "loaded" } : .none }, runtime: runtime)
    var counts: [Int] = []
    store.onAction = { _ in counts.append(activity.count) }
    store.send("load")
    #expect(activity.count == 1)
    await activity.idle()
    #expect(store.state == ["load", "loaded"])
    #expect(counts == [1, 1])
    #expect(activity.count == 0)
  }

  @Test func idleReturnsAtOnceWhenNothingIsInFlight() async {
    await Activity().idle()
  }

  @Test func idleWaitsForWhatResultsStart() async {
    let activity = Activity()
    let runtime = EffectRuntime(clock: LoopClock(wake: {}), activity: activity)
    let journal = Journal { action in action.count < 20 ? .run { action + "x" } : .none }
    let store = Store([], reducer: journal, runtime: runtime)
    store.send("")
    await activity.idle()
    #expect(store.state.count == 21)
  }

  @Test func aDueWindowIsNoLongerAsleepWhenItsClockHasFired() async {
    let activity = Activity()
    let world = TestRuntime()
    let clock = LoopClock(reading: { world.clock.now.offset }, wake: {})
    let runtime = EffectRuntime(clock: clock, activity: activity, executor: world.executor)
    let journal = Journal { $0 == "a" ? .run { "b" }.debounce(id: 1, for: .milliseconds(100)) : .none }
    let store = Store([], reducer: journal, runtime: runtime)
    store.send("a")
    await world.settle()
    #expect(activity.isSettled)
    await world.clock.advance(by: .milliseconds(100))
    clock.fireDue()
    #expect(!activity.isSettled)
    await world.settle()
    #expect(store.state == ["a", "b"])
    #expect(activity.count == 0)
  }
}
