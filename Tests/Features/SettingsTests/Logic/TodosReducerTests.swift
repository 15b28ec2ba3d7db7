internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct TodosReducerTests {
  private let world = SampleWorld()

  @Test("The first page, the counts and then the owners' names come when the list appears")
  func appears() async {
    let store = await SettingsStores.todos(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.arrived()) {
      $0.list.phase = .loaded
      $0.list.rows.insert(sampleTodos, page: 0, total: 20)
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
    }
    await store.receive(.sampleCounts) { $0.counts = TodoCounts(done: 10, total: 20) }
    await store.receive(.namesArrived(sampleNames)) { $0.names = sampleNames }
    await store.finish()
    #expect(Set(world.reads) == ["page of to-dos 0+40", "counts", "people [1, 2, 3, 4, 5]"])
  }

  @Test("A refresh asks for the page and the counts anew")
  func refresh() async {
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    world.change { $0.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1", isDone: true) }
    await store.send(.list(.refreshed)) { $0.list.phase = .refreshing }
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.counts == TodoCounts(done: 11, total: 20))
    #expect(world.reads.suffix(2).sorted() == ["counts, refreshed", "page of to-dos 0+40, refreshed"])
  }

  @Test("Without counts and names the list stands all the same")
  func failures() async {
    let state = TodosState.after(.list(.appeared), .arrived())
    #expect(state.counts == nil)
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 20)
    #expect(store.state.names.isEmpty)
  }

  @Test("A service that wants to know who asks fails the list")
  func signedOut() async {
    world.change { $0.failures[.todo] = DomainError(.signedOut) }
    let store = await SettingsStores.todos(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.failed(.signedOut)) {
      $0.list.phase = .failed
      $0.list.failure = DomainError(.signedOut)
      $0.list.pagesInFlight = []
    }
    await store.receive(.countsFailed(DomainError(.signedOut), assignee: nil)) {
      $0.countsFailure = DomainError(.signedOut)
    }
    await store.finish()
  }
}
