internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListPagingTests {
  @Test("A page that comes into view is asked for once")
  func pageByPage() async {
    let service = NumberService(.upTo(10))
    let store = await TestStore.list(service, height: 4)
    await store.send(.moved(.to(4))) {
      $0.selection = 4
      $0.top = 1
    }
    await store.send(.shown(height: 4)) { $0.pagesInFlight = [1] }
    await store.receive(.arrived(page: 1, ListPage(elements: [5, 6, 7, 8], total: 10), generation: 1)) {
      $0.pagesInFlight = []
      $0.rows.insert([5, 6, 7, 8], page: 1, total: 10)
    }
    await store.send(.shown(height: 4))
    #expect(service.requests.map(\.offset) == [0, 4])
    await store.finish()
  }

  @Test("Pages in view are asked for together")
  func twoPages() async {
    let service = NumberService(.upTo(20))
    let store = await TestStore.list(service, height: 11)
    #expect(service.requests.map(\.offset) == [0, 4, 8])
    #expect(store.state.rows.loadedCount == 12)
    await store.finish()
  }

  @Test("The last row of a million costs one page")
  func million() async {
    let service = NumberService(.upTo(1_000_000))
    let store = await TestStore.list(service, pageSize: 40, height: 20)
    await store.send(.moved(.last)) {
      $0.selection = 999_999
      $0.top = 999_980
    }
    store.exhaustivity = .off
    await store.send(.shown(height: 20))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.offset) == [0, 999_960])
    #expect(store.state.selected == 1_000_000)
    #expect(store.state.rows.loadedCount == 80)
    await store.finish()
  }

  @Test("Two thousand moves load nothing until the list is shown")
  func manyMoves() async {
    let service = NumberService(.upTo(10_000))
    let store = await TestStore.list(service, pageSize: 40, height: 20)
    store.exhaustivity = .off
    for _ in 0..<2_000 { await store.send(.moved(.rows(1))) }
    #expect(service.requests.map(\.offset) == [0])
    await store.send(.shown(height: 20))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.offset) == [0, 1_960, 2_000])
    #expect(store.state.selected == 2_001)
    await store.finish()
  }

  @Test("A row that has not come can be selected")
  func placeholder() async {
    let store = await TestStore.list(NumberService(.upTo(10)), height: 4)
    await store.send(.moved(.last)) {
      $0.selection = 9
      $0.top = 6
    }
    #expect(store.state.selected == nil)
    await store.finish()
  }

  @Test("A page that failed is not asked for again until the list is refreshed")
  func failedPage() async {
    let service = NumberService(.upTo(10))
    let store = await TestStore.list(service, height: 4)
    service.change { $0.failure = .down }
    await store.send(.shown(height: 5)) {
      $0.height = 5
      $0.pagesInFlight = [1]
    }
    await store.receive(.failed(page: 1, .down, generation: 1)) {
      $0.pagesInFlight = []
      $0.pagesFailed = [1]
      $0.failure = .down
    }
    await store.send(.shown(height: 5))
    #expect(!store.state.wantsShowing(height: 5))
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
      $0.pagesInFlight = [0]
      $0.pagesFailed = []
    }
    await store.receive(.failed(page: 0, .down, generation: 2)) {
      $0.phase = .failed
      $0.pagesInFlight = []
      $0.rowsGeneration = 2
    }
    await store.finish()
  }
}
