internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct TestDeadlineTests {
  @Test func receivingWithinALimitLetsTheClockRunUntilTheActionComes() async {
    let found = await remarks { store in
      await store.send(.wait)
      await store.receive(.waited, within: .seconds(5)) { $0.note = "waited" }
      #expect(store.clock.now.offset == .seconds(1))
      await store.finish()
    }
    #expect(found.isEmpty)
  }

  @Test func theLimitIsOfAllSleepsTogether() async {
    let found = await remarks(exhaustivity: .off) { store in
      await store.send(.tick)
      await store.receive(.waited, within: .milliseconds(2_500))
      #expect(store.clock.now.offset == .seconds(2))
      await store.finish()
    }
    #expect(
      found == [
        """
        expected to receive waited, but there came
          ticked, from an effect of tick at Shop:2
          tick, from an effect of ticked
          ticked, from an effect of tick at Shop:2
          tick, from an effect of ticked
        within 2.5 seconds
        in flight are
          effect waiting for the clock: Shop:2 (tick), started by tick
        the clock's next sleep ends in 1.0 seconds
        """
      ])
  }

  @Test func nothingIsWaitedForWhereNobodySleeps() async {
    let found = await remarks { store in
      await store.receive(.waited, within: .seconds(5))
      #expect(store.clock.now.offset == .zero)
      await store.finish()
    }
    #expect(found == ["expected to receive waited, but nothing came within 5.0 seconds\nno effect is in flight"])
  }

  @Test func finishingWithinALimitLetsTheEffectsEnd() async {
    let found = await remarks { store in
      await store.send(.wait)
      await store.finish(within: .seconds(1))
    }
    #expect(
      found == ["after 1.0 seconds open are:\n  action not received: waited, from an effect of wait at Shop:1"])
    let endless = await remarks(exhaustivity: Exhaustivity(actions: .mentioned)) { store in
      await store.send(.tick)
      await store.finish(within: .seconds(10))
      #expect(store.clock.now.offset == .seconds(10))
    }
    #expect(
      endless == [
        "after 10.0 seconds open are:\n  effect waiting for the clock: Shop:2 (tick), started by tick"
      ])
  }

  @Test func allWaitsOfATestTogetherHaveALimit() async {
    let found = await remarks(exhaustivity: .off, deadline: TestDeadline(time: .seconds(3))) { store in
      await store.send(.wait)
      await store.receive(.waited, within: .seconds(2))
      await store.send(.wait)
      await store.receive(.waited, within: .seconds(2))
      await store.send(.wait)
      await store.receive(.opened, within: .seconds(2))
      await store.finish()
    }
    #expect(
      found == [
        """
        expected to receive opened, but there came
          waited, from an effect of wait at Shop:1
        within 1.0 seconds, all that was left of the test's 3.0 seconds
        no effect is in flight
        """
      ])
  }

  @Test func anEffectThatNeverRestsEndsTheTestByName() async {
    let found = await remarks(exhaustivity: .off, deadline: TestDeadline(steps: 500)) { store in
      await store.send(.spin)
      await store.receive(.opened, within: .seconds(2))
      await store.advance(by: .seconds(1))
      await store.finish()
    }
    #expect(
      found == [
        "waited for the effects to come to rest after spin, but after 500 steps effects still run:\n  Shop:3",
        """
        expected to receive opened, but nothing came within 2.0 seconds
        in flight are
          effect running: Shop:3, started by spin
        """,
      ])
  }

  @Test func aClockThatIsMovedFarDoesNotRunForEver() async {
    let found = await remarks(exhaustivity: .off, deadline: TestDeadline(steps: 500)) { store in
      await store.send(.tick)
      await store.advance(by: .seconds(1_000_000))
      await store.finish()
    }
    #expect(
      found == [
        "waited for 1000000.0 seconds to pass, but after 500 steps effects still run:\n  Shop:2 tick"
      ])
  }

  @Test func aRuntimeWithoutATestStoreSaysSoItself() async {
    let remarks = Notes()
    await withKnownIssue {
      let world = TestRuntime(deadline: TestDeadline(steps: 100))
      let store = Store(Shop(), reducer: ShopReducer(), runtime: world.effects)
      store.send(.spin)
      await world.settle()
      await world.settle()
    } matching: { issue in
      remarks.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(
      remarks.all == [
        "waited for the effects to come to rest, but after 100 steps effects still run:\n  Shop:3"
      ])
  }
}
