internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListWaitTests {
  @Test("A wait shows after 200 ms, goes on every 125 ms, and ends with the answer")
  func ticks() async {
    let store = await TestStore.list(NumberService([1], delay: .milliseconds(400)))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    await store.advance(by: .milliseconds(199))
    await store.advance(by: .milliseconds(1))
    await store.receive(.waited) { $0.waitTicks = 0 }
    await store.advance(by: .milliseconds(124))
    await store.advance(by: .milliseconds(1))
    await store.receive(.waited) { $0.waitTicks = 1 }
    await store.advance(by: .milliseconds(75))
    await store.receive(.arrived(page: 0, ListPage(elements: [1], total: 1), generation: 1)) {
      $0.phase = .loaded
      $0.rowsGeneration = 1
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
      $0.waitTicks = nil
      $0.rows.insert([1], page: 0, total: 1)
    }
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("A quick answer shows no wait")
  func quick() async {
    let store = await TestStore.list(NumberService([1], delay: .milliseconds(199)))
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.advance(by: .milliseconds(199))
    await store.skipReceivedActions()
    store.exhaustivity = .on
    await store.advance(by: .seconds(5))
    #expect(store.state.waitTicks == nil)
    await store.finish()
  }

  @Test("A new question starts the wait anew")
  func anew() async {
    let store = await TestStore.list(NumberService([1], delay: .seconds(1)))
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.advance(by: .milliseconds(325))
    await store.skipReceivedActions()
    #expect(store.state.waitTicks == 1)
    await store.send(.refreshed)
    #expect(store.state.waitTicks == nil)
    await store.advance(by: .milliseconds(199))
    await store.skipReceivedActions()
    #expect(store.state.waitTicks == nil)
    await store.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(store.state.phase == .loaded)
    await store.finish()
  }

  @Test("A page that comes into view shows no wait")
  func page() async {
    let service = NumberService(.upTo(10))
    let store = await TestStore.list(service, height: 4)
    service.change { $0.delay = .seconds(1) }
    store.exhaustivity = .off
    await store.send(.shown(height: 5))
    store.exhaustivity = .on
    await store.advance(by: .milliseconds(999))
    #expect(store.clock.sleepers == 1)
    store.exhaustivity = .off
    await store.advance(by: .milliseconds(1))
    await store.skipReceivedActions()
    await store.finish()
  }
}
