internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct TestStoreExhaustivityTests {
  @Test func withoutExhaustivityOnlyWhatIsStatedIsChecked() async {
    let found = await remarks(exhaustivity: .off) { store in
      await store.send(.open)
      await store.send(.count(5)) { $0.total = 6 }
      await store.send(.wait)
      await store.advance(by: .seconds(1))
      await store.receive(matching: "waited", where: { $0 == .waited }) { $0.note = "waited" }
      await store.send(.wait)
      await store.finish()
    }
    #expect(found.isEmpty)
  }

  @Test func withoutExhaustivityAWrongStatementStillFails() async {
    let found = await remarks(exhaustivity: .off) { store in
      await store.send(.count(5)) { $0.total = 7 }
      await store.receive(.waited)
      await store.finish()
    }
    #expect(
      found == [
        "count(5) left another state than expected:\n  total: expected 7, is 6",
        "expected to receive waited, but nothing came\nno effect is in flight",
      ])
  }

  @Test func whatIsSkippedCanBeShownWithoutFailing() async {
    let found = await remarks(exhaustivity: .off(showSkipped: true)) { store in
      await store.send(.count(5)) { $0.total = 6 }
      await store.send(.open)
      await store.send(.count(5))
      await store.send(.open)
      await store.send(.wait)
      await store.finish()
    }
    #expect(
      found == [
        "warning: skipped changes by count(5):\n  items[1].count: 1 → 5",
        "warning: skipped before sending count(5):\n  opened, from an effect of open at Shop:4",
        "warning: skipped before sending wait:\n  opened, from an effect of open at Shop:4",
        """
        warning: at the end of the test skipped are:
          effect waiting for the clock: Shop:1 (wait), started by wait
        """,
      ])
  }

  @Test func actionsThatReceivingPassesOverAreShown() async {
    let found = await remarks(exhaustivity: .off(showSkipped: true)) { store in
      await store.send(.open)
      await store.runtime.clock.advance(by: .zero)
      await store.receive(.waited)
      await store.finish()
    }
    #expect(
      found == [
        "expected to receive waited, but there came\n  opened, from an effect of open at Shop:4\nno effect is in flight"
      ])
    let shown = await remarks(exhaustivity: .off(showSkipped: true)) { store in
      await store.send(.tick)
      await store.advance(by: .seconds(3))
      await store.receive(matching: "the third tick", where: { $0 == .ticked })
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.finish()
    }
    #expect(shown == ["warning: skipped changes by ticked:\n  total: 0 → 1"])
  }

  @Test func eachPartIsWantedForItself() async {
    let noChanges = await remarks(exhaustivity: Exhaustivity(changes: .mentioned)) { store in
      await store.send(.count(5))
      await store.send(.open)
      await store.send(.wait)
      await store.finish()
    }
    #expect(
      noChanges == [
        "before sending wait these were to be received:\n  opened, from an effect of open at Shop:4",
        "at the end of the test open are:\n  effect waiting for the clock: Shop:1 (wait), started by wait",
      ])
    let noActions = await remarks(exhaustivity: Exhaustivity(actions: .mentioned)) { store in
      await store.send(.open)
      await store.send(.count(5)) { $0.total = 6 }
      await store.send(.open)
      await store.finish()
    }
    #expect(noActions == ["count(5) left another state than expected:\n  items[1].count: expected 1, is 5"])
    let noEffects = await remarks(exhaustivity: Exhaustivity(effects: .mentioned)) { store in
      await store.send(.wait)
      await store.send(.open)
      await store.finish()
    }
    #expect(
      noEffects == ["at the end of the test open are:\n  action not received: opened, from an effect of open at Shop:4"]
    )
  }

  @Test func exhaustivityCanBeLoweredForAWhile() async {
    let found = await remarks { store in
      await store.withExhaustivity(.off) {
        await store.send(.open)
        await store.send(.count(2))
      }
      await store.send(.count(3))
      await store.finish()
    }
    #expect(
      found == [
        """
        count(3) left another state than expected:
          items[1].count: expected 2, is 3
          total: expected 3, is 4
        """
      ])
  }

  @Test func skippingReceivedActionsTakesTheStateTheyLeft() async {
    let found = await remarks { store in
      await store.send(.open)
      await store.skipReceivedActions()
      #expect(store.state.isOpen)
      await store.finish()
    }
    #expect(found.isEmpty)
  }

  @Test func skippingEffectsCancelsThemAndFailsWhereThereAreNone() async {
    let found = await remarks { store in
      await store.send(.wait)
      await store.skipInFlightEffects()
      await store.advance(by: .seconds(2))
      await store.finish()
      await store.skipInFlightEffects()
    }
    #expect(found == ["there is no effect in flight to skip"])
  }
}
