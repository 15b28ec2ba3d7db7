internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ItemReducerTests {
  @Test("A value that appears is loaded once")
  func firstLoad() async {
    let store = TestStore.item(NumberService([7]))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
    }
    await store.receive(.arrived(7, generation: 1)) {
      $0.phase = .loaded
      $0.value = 7
    }
    await store.send(.appeared)
    #expect(store.runtime.activity.count == 0)
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("A first load that fails says why; trying again is a first load")
  func failure() async {
    let service = NumberService([7], failure: .down)
    let store = TestStore.item(service)
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
    }
    await store.receive(.failed(.down, generation: 1)) {
      $0.phase = .failed
      $0.failure = .down
    }
    service.change { $0.failure = nil }
    await store.send(.refreshed) {
      $0.phase = .loading
      $0.generation = 2
    }
    await store.receive(.arrived(7, generation: 2)) {
      $0.phase = .loaded
      $0.value = 7
      $0.failure = nil
    }
    #expect(service.requests.map(\.isRefresh) == [false, true])
    await store.finish()
  }

  @Test("A refresh that fails keeps the value")
  func failedRefresh() async {
    let service = NumberService([7])
    let store = await TestStore.loadedItem(service)
    service.change { $0.failure = .down }
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
    }
    await store.receive(.failed(.down, generation: 2)) {
      $0.phase = .failed
      $0.failure = .down
    }
    #expect(store.state.value == 7)
    await store.finish()
  }

  @Test("A first load that is stopped ends as failed, and its answer is not taken")
  func stopped() async {
    let store = TestStore.item(NumberService([7], delay: .seconds(5)))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
    }
    await store.send(.cancelled) {
      $0.phase = .failed
      $0.failure = .stopped
      $0.generation = 2
    }
    await store.advance(by: .seconds(60))
    await store.finish()
  }

  @Test("A refresh that is stopped leaves the value loaded")
  func stoppedRefresh() async {
    let service = NumberService([7])
    let store = await TestStore.loadedItem(service)
    service.change { $0.delay = .seconds(5) }
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
    }
    await store.send(.cancelled) {
      $0.phase = .loaded
      $0.failure = .stopped
      $0.generation = 3
    }
    await store.finish()
  }

  @Test("Stopping what does not load, and answers of an older generation, change nothing")
  func nothing() async {
    let store = await TestStore.loadedItem(NumberService([7]))
    await store.send(.cancelled)
    await store.send(.arrived(9, generation: 0))
    await store.send(.failed(.down, generation: 0))
    await store.finish()
  }

  @Test("A wait shows after 200 ms, goes on every 125 ms, and ends with the answer")
  func ticks() async {
    let store = TestStore.item(NumberService([7], delay: .milliseconds(330)))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
    }
    await store.advance(by: .milliseconds(199))
    await store.advance(by: .milliseconds(1))
    await store.receive(.waited) { $0.waitTicks = 0 }
    await store.advance(by: .milliseconds(125))
    await store.receive(.waited) { $0.waitTicks = 1 }
    await store.advance(by: .milliseconds(5))
    await store.receive(.arrived(7, generation: 1)) {
      $0.phase = .loaded
      $0.value = 7
      $0.waitTicks = nil
    }
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("The phase map has every phase, a way to each and a way out of each")
  func map() {
    #expect(ItemReducer<Int, Trouble>.phaseMap.problems(from: .idle).isEmpty)
  }
}

extension TestStore where State == ItemState<Int, Trouble>, Action == ItemAction<Int, Trouble> {
  /// The first number of a service.
  fileprivate static func item(_ service: NumberService) -> TestStore {
    let runtime = TestRuntime()
    let reducer = ItemReducer<Int, Trouble>("number", cancelled: .stopped, clock: runtime.clock) {
      (isRefresh) async throws(Trouble) in
      let request = NumberRequest(query: "", offset: 0, limit: 1, isRefresh: isRefresh)
      let page = try await service.answer(request, runtime.clock)
      return ItemAnswer(page.elements[0], freshness: page.freshness)
    }
    return TestStore(ItemState(), reducer: reducer.withPhases(), runtime: runtime)
  }

  fileprivate static func loadedItem(_ service: NumberService) async -> TestStore {
    let store = item(service)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    store.exhaustivity = .on
    return store
  }
}
