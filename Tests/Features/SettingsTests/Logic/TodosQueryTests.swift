internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct TodosQueryTests {
  private let world = SampleWorld()

  @Test("The control asks for completed ones only, and for all again; the counts stay those of all")
  func completedOnly() async {
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.completedOnlySet(true)) {
      $0.list.phase = .refreshing
      $0.list.query = TodoQuery(completedOnly: true)
    }
    #expect(store.state.isCompletedOnly)
    await store.skipReceivedActions()
    #expect(store.state.list.rows.total == 10)
    #expect(store.state.counts == TodoCounts(done: 10, total: 20))
    await store.send(.completedOnlySet(false))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 20)
    #expect(world.reads.count { $0 == "counts" } == 1)
  }

  @Test("Setting the control to what it is asks for nothing")
  func unchanged() async {
    let store = await SettingsStores.todos(world)
    await store.send(.completedOnlySet(false))
    await store.finish()
    #expect(world.reads.isEmpty)
  }

  @Test("One person's to-dos bring their own counts and the person's name")
  func assignee() async {
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.list(.queryChanged(TodoQuery(assignee: 2)))) { $0.counts = nil }
    await store.skipReceivedActions()
    #expect(store.state.list.rows.total == 4)
    #expect(store.state.counts == TodoCounts(done: 2, total: 4))
    await store.send(.assigneeCleared) {
      $0.list.query = TodoQuery()
      $0.counts = nil
    }
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.counts == TodoCounts(done: 10, total: 20))
  }

  @Test("A count of somebody else that comes late changes nothing")
  func lateCount() {
    let state = TodosState.after(
      .list(.queryChanged(TodoQuery(assignee: 2))), .countsArrived(TodoCounts(done: 1, total: 1), assignee: 1))
    #expect(state.counts == nil)
  }

  @Test("A person without to-dos is an answer, with the name of whom it is about")
  func nothing() async {
    world.change { $0.todos.removeAll { $0.owner == 5 } }
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.list(.queryChanged(TodoQuery(assignee: 5))))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.failure == DomainError(.nothing(.todo, of: .person(5))))
    #expect(store.state.list.phase == .loaded)
    #expect(store.state.counts == TodoCounts(done: 0, total: 0))
    #expect(store.state.names == [5: "Eli Stone"])
  }

  @Test("A filter is asked for when the typing pauses, together with the rest of the query")
  func filter() async {
    let store = await SettingsStores.todos(world, query: TodoQuery(assignee: 2, completedOnly: true))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.list(.filterOpened))
    await store.send(.list(.filterEdited(text: "8", caret: 1)))
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.query == TodoQuery(filter: "8", assignee: 2, completedOnly: true))
    #expect(store.state.list.rows.loaded.map(\.element.item?.id) == [8])
  }
}
