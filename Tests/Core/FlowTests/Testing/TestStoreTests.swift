internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct TestStoreTests {
  @Test func aTestThatSaysAllThatHappensPasses() async {
    let store = TestStore(Shop(), reducer: ShopReducer())
    await store.send(.open)
    await store.receive(.opened) { $0.isOpen = true }
    await store.send(.count(3)) {
      $0.items[1].count = 3
      $0.total = 4
    }
    await store.send(.wait)
    await store.advance(by: .seconds(1))
    await store.receive(.waited) { $0.note = "waited" }
    await store.finish()
    #expect(store.state.note == "waited")
  }

  @Test func aChangeThatIsNotStatedFailsWithThePathsThatDiffer() async {
    let found = await remarks { store in
      await store.send(.count(3)) { $0.items[1].count = 2 }
      await store.finish()
    }
    #expect(
      found == [
        """
        count(3) left another state than expected:
          items[1].count: expected 2, is 3
          total: expected 0, is 4
        """
      ])
  }

  @Test func anActionThatIsNotReceivedFailsByName() async {
    let found = await remarks { store in
      await store.send(.open)
      await store.finish()
    }
    #expect(
      found == ["at the end of the test open are:\n  action not received: opened, from an effect of open at Shop:4"])
  }

  @Test func sendingBeforeReceivingFails() async {
    let found = await remarks { store in
      await store.send(.open)
      await store.send(.count(1)) { $0.total = 2 }
      await store.finish()
    }
    #expect(found == ["before sending count(1) these were to be received:\n  opened, from an effect of open at Shop:4"])
  }

  @Test func anEffectThatHasNotEndedFailsByItsPlaceItsIdentityAndTheActionThatStartedIt() async {
    let found = await remarks { store in
      await store.send(.wait)
      await store.finish()
    }
    #expect(
      found == [
        "at the end of the test open are:\n  effect waiting for the clock: Shop:1 (wait), started by wait"
      ])
  }

  @Test func receivingWhatDoesNotComeFailsAndTellsWhatIsInFlight() async {
    let found = await remarks { store in
      await store.receive(.opened)
      await store.send(.open)
      await store.receive(.waited)
      await store.finish()
    }
    #expect(
      found == [
        "expected to receive opened, but nothing came\nno effect is in flight",
        "expected to receive waited, but there came\n  opened, from an effect of open at Shop:4\nno effect is in flight",
      ])
  }

  @Test func aStatedChangeThatChangesNothingFails() async {
    let found = await remarks { store in
      await store.send(.open) { $0.isOpen = false }
      await store.skipReceivedActions()
      await store.finish()
    }
    #expect(found == ["open changed nothing, and nothing was expected to change"])
  }

  @Test func aTestWithoutFinishFailsWhenSomethingIsOpen() async {
    let found = await remarks { store in await store.send(.open) }
    #expect(
      found == [
        "the test ended without finish(), and open are:\n  action not received: opened, from an effect of open at Shop:4"
      ]
    )
  }

  @Test func aPhaseViolationFails() async {
    let map = PhaseMap<Shop, ShopAction, Bool>(\.isOpen) {
      From(true) { On("open", { $0 == .open }, to: false) }
    }
    let texts = Notes()
    await withKnownIssue {
      let reducer = ShopReducer().phases(map, enforcement: .revert)
      let store = TestStore(Shop(), reducer: reducer)
      await store.send(.opened)
      await store.finish()
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(texts.all == ["phase map: the reducer moved the phase from false to true itself"])
  }
}
