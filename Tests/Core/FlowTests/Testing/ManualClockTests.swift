internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@Suite struct ManualClockTests {
  @Test func advancingEndsSleepsInTheOrderOfTheirDeadlines() async {
    let clock = ManualClock()
    let order = Notes()
    await withDiscardingTaskGroup { group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try? await clock.sleep(for: .seconds(seconds))
          order.add("\(seconds)")
        }
      }
      await clock.waitForSleepers(3)
      for count in 1...3 {
        await clock.advance(by: .seconds(1))
        while order.all.count < count { await Task.yield() }
      }
    }
    #expect(order.all == ["1", "2", "3"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func aSleepThatIsOverAlreadyReturnsAtOnce() async throws {
    let clock = ManualClock()
    try await clock.sleep(for: .zero)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)), tolerance: nil)
    #expect(clock.sleepers == 0)
  }

  @Test func oneAdvanceFollowsAnEffectThroughAllItsSleeps() async {
    let world = TestRuntime()
    let clock = world.clock
    let journal = Journal { action in
      guard action == "start" else { return .none }
      return .run { send in
        for tick in 1...3 {
          try? await clock.sleep(for: .milliseconds(100))
          await send("tick \(tick) at \(clock.now.offset / .milliseconds(1))")
        }
      }
    }
    let store = await Store([], reducer: journal, runtime: world.effects)
    await store.send("start")
    await clock.advance(by: .seconds(1))
    #expect(await store.state == ["start", "tick 1 at 100.0", "tick 2 at 200.0", "tick 3 at 300.0"])
    #expect(clock.now.offset == .seconds(1))
  }

  @Test(arguments: [nil, 1, 2, 3])
  func theSameSeedRunsEffectsInTheSameOrder(seed: UInt64?) async {
    func run() async -> [String] {
      let world = TestRuntime(seed: seed)
      let journal = Journal { action in
        action == "start" ? .merge((0..<8).map { number in .run { "\(number)" } }) : .none
      }
      let store = await Store([], reducer: journal, runtime: world.effects)
      await store.send("start")
      await world.settle()
      return await store.state
    }
    let first = await run()
    #expect(await run() == first)
    #expect(Set(first).count == 9)
    if seed == nil { #expect(first == ["start"] + (0..<8).map { "\($0)" }) }
  }
}
