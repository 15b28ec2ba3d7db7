internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListLoadTests {
  @Test("A list that appears loads its first page")
  func firstLoad() async {
    let store = await TestStore.list(NumberService(.upTo(10)))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    await store.receive(.arrived(page: 0, ListPage(elements: [1, 2, 3, 4], total: 10), generation: 1)) {
      $0.phase = .loaded
      $0.rowsGeneration = 1
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
      $0.rows.insert([1, 2, 3, 4], page: 0, total: 10)
    }
    await store.finish()
  }

  @Test("A list that appears again loads nothing")
  func appearsAgain() async {
    let service = NumberService(.upTo(10))
    let store = await TestStore.list(service, height: 2)
    await store.send(.appeared)
    #expect(service.requests.count == 1)
    await store.finish()
  }

  @Test("A loaded list leaves no effect and no timer behind")
  func idle() async {
    let store = await TestStore.list(NumberService(.upTo(10)), height: 6)
    #expect(store.state.phase == .loaded)
    #expect(store.runtime.activity.count == 0)
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("A first load that fails says why and has no rows")
  func failure() async {
    let store = await TestStore.list(NumberService([1], failure: .down))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    await store.receive(.failed(page: 0, .down, generation: 1)) {
      $0.phase = .failed
      $0.failure = .down
      $0.pagesInFlight = []
    }
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("Trying again after a failed first load is a first load")
  func retry() async {
    let service = NumberService([7], failure: .down)
    let store = await TestStore.list(service, height: 2)
    service.change { $0.failure = nil }
    await store.send(.refreshed) {
      $0.phase = .loading
      $0.generation = 2
      $0.pagesInFlight = [0]
    }
    await store.receive(.arrived(page: 0, ListPage(elements: [7], total: 1), generation: 2)) {
      $0.phase = .loaded
      $0.failure = nil
      $0.rowsGeneration = 2
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
      $0.rows.insert([7], page: 0, total: 1)
    }
    await store.finish()
  }

  @Test("An empty answer is an answer: loaded, with the reason why nothing is there")
  func empty() async {
    let store = await TestStore.list(NumberService([]))
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    await store.receive(.failed(page: 0, .nothing, generation: 1)) {
      $0.phase = .loaded
      $0.failure = .nothing
      $0.rowsGeneration = 1
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
    }
    #expect(store.state.isEmpty)
    #expect(store.state.isKnown)
    await store.finish()
  }
}
