internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListRefreshTests {
  @Test("A refresh asks past what is kept")
  func asksAnew() async {
    let service = NumberService(.upTo(4))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.refreshed)
    await store.skipReceivedActions()
    #expect(service.requests.map(\.isRefresh) == [false, true])
    await store.finish()
  }

  @Test("After a refresh the selection is on the row that it was on, wherever that now is")
  func keepsSelection() async {
    let service = NumberService([10, 20, 30])
    let store = await TestStore.list(service, height: 2)
    service.change { $0.numbers = [5, 7, 10, 20] }
    await store.send(.moved(.to(1))) { $0.selection = 1 }
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
      $0.pagesInFlight = [0]
    }
    await store.receive(.arrived(page: 0, ListPage(elements: [5, 7, 10, 20], total: 4), generation: 2)) {
      $0.phase = .loaded
      $0.rowsGeneration = 2
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
      $0.rows.insert([5, 7, 10, 20], page: 0, total: 4)
      $0.selection = 3
      $0.top = 2
      $0.newRows = [0, 1]
      $0.lastLook = ListLook(ids: [10, 20, 30], lastIndex: 2, hasGrown: true)
    }
    await store.finish()
  }

  @Test("Where the selected row is gone, or has no identity, the selection keeps its index", arguments: [30, -1])
  func keepsIndex(_ gone: Int) async {
    let service = NumberService([10, 20, gone])
    let store = await TestStore.list(service, height: 3)
    store.exhaustivity = .off
    await store.send(.moved(.last))
    service.change { $0.numbers = [-1, 10, 20] }
    await store.send(.refreshed)
    await store.skipReceivedActions()
    #expect(store.state.selection == 2)
    await store.finish()
  }

  @Test("A list that has shrunk keeps its selection on its last row")
  func shrinks() async {
    let service = NumberService(.upTo(12))
    let store = await TestStore.list(service, height: 3)
    store.exhaustivity = .off
    await store.send(.moved(.last))
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    service.change { $0.numbers = [1, 2] }
    await store.send(.refreshed)
    await store.skipReceivedActions()
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    #expect(store.state.selection == 1)
    #expect(store.state.selected == 2)
    await store.finish()
  }

  @Test("A refresh that fails keeps the rows")
  func failure() async {
    let service = NumberService(.upTo(3))
    let store = await TestStore.list(service, height: 3)
    service.change { $0.failure = .down }
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
      $0.pagesInFlight = [0]
    }
    await store.receive(.failed(page: 0, .down, generation: 2)) {
      $0.phase = .failed
      $0.failure = .down
      $0.pagesInFlight = []
      $0.rowsGeneration = 2
    }
    #expect(store.state.rows.loaded.map(\.element) == [1, 2, 3])
    await store.finish()
  }

  @Test("A refresh after one that failed clears the trouble")
  func recovers() async {
    let service = NumberService(.upTo(3))
    let store = await TestStore.list(service, height: 3)
    store.exhaustivity = .off
    service.change { $0.failure = .down }
    await store.send(.refreshed)
    await store.skipReceivedActions()
    service.change { $0.failure = nil }
    await store.send(.refreshed)
    #expect(store.state.phase == .refreshing)
    await store.skipReceivedActions()
    #expect(store.state.phase == .loaded)
    #expect(store.state.failure == nil)
    await store.finish()
  }

  @Test("Entries that could not be read are counted, and no more once they are gone")
  func unreadable() async {
    let service = NumberService([1, -1, -1])
    let store = await TestStore.list(service, height: 3)
    #expect(store.state.unreadable == 2)
    store.exhaustivity = .off
    service.change { $0.numbers = [1, 2, -1] }
    await store.send(.refreshed)
    await store.skipReceivedActions()
    #expect(store.state.unreadable == 1)
    await store.finish()
  }

  @Test("A page that comes does not hide that another one failed")
  func oneFailed() async {
    let service = NumberService(.upTo(12))
    let store = await TestStore.list(service, height: 4)
    store.exhaustivity = .off
    service.change { $0.failure = .down }
    await store.send(.shown(height: 8))
    await store.skipReceivedActions()
    service.change { $0.failure = nil }
    await store.send(.shown(height: 12))
    await store.skipReceivedActions()
    #expect(store.state.rows.holds(page: 2))
    #expect(store.state.failure == .down)
    await store.finish()
  }

  @Test("A refresh of a long list asks for the page in view only")
  func inView() async {
    let service = NumberService(.upTo(100))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.moved(.to(50)))
    await store.send(.refreshed)
    await store.skipReceivedActions()
    #expect(service.requests.map(\.offset) == [0, 48])
    #expect(store.state.selected == 51)
    await store.finish()
  }
}
