internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Shop: Sendable, Equatable {
  struct Item: Sendable, Equatable {
    var name: String
    var count = 1
  }

  var items = [Item(name: "tea"), Item(name: "milk")]
  var note: String?
  var isOpen = false
  @Tracked var total = 0
}

private enum ShopAction: Sendable, Equatable {
  case open, opened, count(Int), wait, waited
}

private struct ShopReducer: Reducer {
  func reduce(into state: inout Shop, action: ShopAction) -> Effect<ShopAction> {
    switch action {
    case .open: return .run { .opened }
    case .opened: state.isOpen = true
    case .count(let count):
      state.items[1].count = count
      state.total = count + 1
    case .wait: return .run { .waited }.debounce(id: "wait", for: .seconds(1))
    case .waited: state.note = "waited"
    }
    return .none
  }
}

/// Collects what a test store has to say.
@FlowActor
private func issues(_ body: @FlowActor (TestStore<Shop, ShopAction>) async -> Void) async -> [String] {
  let texts = Notes()
  await withKnownIssue(isIntermittent: true) {
    await body(TestStore(Shop(), reducer: ShopReducer()))
  } matching: { issue in
    texts.add(issue.comments.map(\.rawValue).joined())
    return true
  }
  return texts.all
}

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
    let found = await issues { store in
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
    let found = await issues { store in
      await store.send(.open)
      await store.finish()
    }
    #expect(found == ["at the end of the test open are:\n  action not received: opened"])
  }

  @Test func sendingBeforeReceivingFails() async {
    let found = await issues { store in
      await store.send(.open)
      await store.send(.count(1)) { $0.total = 2 }
      await store.finish()
    }
    #expect(found == ["before sending count(1) these were to be received:\n  opened"])
  }

  @Test func anEffectThatHasNotEndedFailsByItsPlaceAndIdentity() async {
    let found = await issues { store in
      await store.send(.wait)
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("effect waiting for the clock: FlowTests/TestStoreTests.swift:") == true)
    #expect(found.first?.hasSuffix("(wait)") == true)
  }

  @Test func receivingWhatDoesNotComeFailsAndTellsWhatIsInFlight() async {
    let found = await issues { store in
      await store.receive(.opened)
      await store.send(.open)
      await store.receive(.waited)
      await store.finish()
    }
    #expect(
      found == [
        "expected to receive opened, but nothing came\nno effect is in flight",
        "expected to receive waited, but there came\n  opened\nno effect is in flight",
      ])
  }

  @Test func aStatedChangeThatChangesNothingFails() async {
    let found = await issues { store in
      await store.send(.open) { $0.isOpen = false }
      await store.skipReceivedActions()
      await store.finish()
    }
    #expect(found == ["open changed nothing, and nothing was expected to change"])
  }

  @Test func aTestWithoutFinishFailsWhenSomethingIsOpen() async {
    let found = await issues { store in await store.send(.open) }
    #expect(found == ["the test ended without finish(), and open are:\n  action not received: opened"])
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

  @Test func withoutExhaustivityOnlyWhatIsStatedIsChecked() async {
    let store = TestStore(Shop(), reducer: ShopReducer(), exhaustivity: .off)
    await store.send(.open)
    await store.send(.count(5)) { $0.total = 6 }
    await store.send(.wait)
    await store.advance(by: .seconds(1))
    await store.receive(matching: "waited", where: { $0 == .waited }) { $0.note = "waited" }
    await store.finish()
  }
}
