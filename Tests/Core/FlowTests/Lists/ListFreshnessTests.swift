internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListFreshnessTests {
  @Test("What is kept is shown at once, and the answer of now takes its place")
  func keptFirst() async {
    let service = NumberService([1, 2, 3, 4])
    service.change { $0.kept = [1, 2, 3] }
    let store = await TestStore.list(service)
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    let stale = ListPage(elements: [1, 2, 3], total: 3, freshness: LoadFreshness(time: 100, isStale: true))
    await store.receive(.arrived(page: 0, stale, generation: 1)) {
      $0.phase = .refreshing
      $0.freshness = stale.freshness
      $0.isProvisional = true
      $0.rowsGeneration = 1
      $0.rowsQuery = ""
      $0.rows.insert([1, 2, 3], page: 0, total: 3)
    }
    let now = ListPage(elements: [1, 2, 3, 4], total: 4, freshness: LoadFreshness(time: 200, isStale: false))
    await store.receive(.arrived(page: 0, now, generation: 1)) {
      $0.phase = .loaded
      $0.freshness = now.freshness
      $0.isProvisional = false
      $0.pagesInFlight = []
      $0.rows.removeAll()
      $0.rows.insert([1, 2, 3, 4], page: 0, total: 4)
      $0.newRows = [3]
      $0.lastLook = ListLook(ids: [1, 2, 3], lastIndex: 2, hasGrown: true)
    }
    #expect(service.requests.map(\.isRefresh) == [false, true])
    await store.finish()
  }

  @Test("Where the service cannot be asked, what is kept stays, with its age, and its other pages can be looked at")
  func offline() async {
    let service = NumberService([], failure: .down)
    service.change { $0.kept = .upTo(10) }
    let store = await TestStore.list(service, height: 3)
    #expect(store.state.phase == .failed)
    #expect(store.state.failure == .down)
    #expect(store.state.freshness == LoadFreshness(time: 100, isStale: true))
    store.exhaustivity = .off
    await store.send(.moved(.last))
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    #expect(store.state.selected == 10)
    #expect(store.state.freshness == LoadFreshness(time: 100, isStale: true))
    await store.finish()
  }

  @Test("Whoever stops the answer of now keeps what is shown")
  func stopped() async {
    let service = NumberService(.upTo(3), delay: .seconds(5))
    service.change { $0.kept = .upTo(2) }
    let store = await TestStore.list(service)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.receive(
      .arrived(
        page: 0, ListPage(elements: [1, 2], total: 2, freshness: LoadFreshness(time: 100, isStale: true)),
        generation: 1))
    await store.send(.cancelled)
    #expect(store.state.phase == .loaded)
    #expect(store.state.rows.loaded.map(\.element) == [1, 2])
    #expect(!store.state.isBusy)
    await store.finish()
  }

  @Test("Who is at the top sees the rows that are new there")
  func top() async {
    let service = NumberService([10, 20, 30])
    let store = await TestStore.list(service, height: 2)
    await refresh(store, service, [5, 10, 20, 30])
    #expect(store.state.selection == 0)
    #expect(store.state.newRows == [0])
    await store.finish()
  }

  @Test("A row that was pushed to the next page is found there")
  func nextPage() async {
    let service = NumberService([10, 20, 30, 40, 50, 60])
    let store = await TestStore.list(service, height: 2)
    await select(store, 3)
    await refresh(store, service, [5, 10, 20, 30, 40, 50, 60])
    #expect(store.state.selected == 40)
    #expect(store.state.selection == 4)
    #expect(!store.state.isSelectionLost)
    await store.finish()
  }

  @Test("Where the selected row is gone, its neighbour is selected, and it is said until the person moves")
  func gone() async {
    let service = NumberService([10, 20, 30, 40, 50, 60])
    let store = await TestStore.list(service, height: 2)
    await select(store, 1)
    await refresh(store, service, [10, 30, 40, 50, 60])
    #expect(store.state.selected == 30)
    #expect(store.state.isSelectionLost)
    await store.send(.moved(.rows(1)))
    #expect(!store.state.isSelectionLost)
    await store.finish()
  }

  @Test("The neighbour is known by what it is, wherever it stands now")
  func goneAndMoved() async {
    let service = NumberService([10, 20, 30, 40, 50, 60])
    let store = await TestStore.list(service, height: 2)
    await select(store, 1)
    await refresh(store, service, [1, 2, 3, 10, 30, 40, 50, 60])
    #expect(store.state.selected == 30)
    #expect(store.state.isSelectionLost)
    await store.finish()
  }

  @Test("Whoever moves meanwhile is not taken back to the row that is looked for")
  func movedMeanwhile() async {
    let service = NumberService([10, 20, 30, 40, 50, 60])
    let store = await TestStore.list(service, height: 2)
    await select(store, 3)
    service.change { $0.numbers = [5, 10, 20, 30, 40, 50, 60] }
    store.exhaustivity = .off
    await store.send(.refreshed)
    await store.skipReceivedActions()
    await store.send(.moved(.first))
    await store.send(.shown(height: 2))
    await store.skipReceivedActions()
    #expect(store.state.selection == 0)
    #expect(!store.state.isSelectionLost)
    await store.finish()
  }

  @Test("Rows that moved up from where nobody had looked are not new")
  func notNew() async {
    let service = NumberService([10, 20, 30, 40, 50, 60])
    let store = await TestStore.list(service, height: 2)
    await refresh(store, service, [15, 30, 40, 50, 60])
    #expect(store.state.rows.loaded.map(\.element) == [15, 30, 40, 50])
    #expect(store.state.newRows == [0])
    await store.finish()
  }

  @Test("An entry that could not be read and now can be is not new")
  func readable() async {
    let service = NumberService([10, -1, 30])
    let store = await TestStore.list(service, height: 3)
    await refresh(store, service, [10, 20, 30])
    #expect(store.state.newRows == [])
    await store.finish()
  }

  @Test("After another question nothing is new and nothing is lost")
  func anotherQuestion() async {
    let service = NumberService([10, 20, 31, 41])
    let store = await TestStore.list(service, height: 4)
    await select(store, 1)
    await store.send(.queryChanged("1"))
    await store.skipReceivedActions()
    #expect(store.state.rows.loaded.map(\.element) == [10, 31, 41])
    #expect(store.state.newRows == [])
    #expect(!store.state.isSelectionLost)
    await store.finish()
  }

  private func select(_ store: TestStore<NumberState, NumberAction>, _ index: Int) async {
    store.exhaustivity = .off
    await store.send(.moved(.to(index)))
    await store.send(.shown(height: store.state.height))
    await store.skipReceivedActions()
  }

  private func refresh(
    _ store: TestStore<NumberState, NumberAction>, _ service: NumberService, _ numbers: [Int]
  ) async {
    service.change { $0.numbers = numbers }
    store.exhaustivity = .off
    await store.send(.refreshed)
    await store.skipReceivedActions()
    await store.send(.shown(height: store.state.height))
    await store.skipReceivedActions()
  }
}
