internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// A list that begins where it was left.
@FlowActor struct ListRestoreTests {
  /// The list over the service after it was restored, shown and loaded.
  private func restored(
    _ service: NumberService, _ viewpoint: ListViewpoint, query: String = ""
  ) async -> TestStore<NumberState, NumberAction> {
    let store = await TestStore.list(service)
    store.exhaustivity = .off
    await store.send(.restored(query, viewpoint))
    await store.send(.appeared)
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    return store
  }

  @Test("It waits for nothing but to appear, and is then asked for where it was left")
  func asks() async {
    let service = NumberService(.upTo(40))
    let store = await TestStore.list(service)
    await store.send(.restored("", ListViewpoint(selection: 21, top: 20, id: 22))) {
      $0.viewpointToRestore = ListViewpoint(selection: 21, top: 20, id: 22)
    }
    #expect(service.requests.isEmpty)
    #expect(store.state.viewpoint(id: nil) == ListViewpoint(selection: 21, top: 20, id: 22))
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.offset) == [0, 20])
    #expect(store.state.selection == 21 && store.state.top == 20 && store.state.selected == 22)
    #expect(store.state.viewpointToRestore == nil)
    await store.finish()
  }

  @Test("Its filter comes back with the query, in the line, too")
  func filter() async {
    let store = await restored(NumberService(.upTo(40)), ListViewpoint(selection: 2, top: 1), query: "3")
    #expect(store.state.filter.text == "3" && !store.state.filter.isEditing)
    #expect(store.state.selected == 23)
    await store.finish()
  }

  @Test("A row that has moved within its page is found by its identity, and the view moves with it")
  func moved() async {
    let service = NumberService([100, 101] + .upTo(40))
    let store = await restored(service, ListViewpoint(selection: 20, top: 20, id: 21))
    #expect(store.state.selection == 22 && store.state.top == 22)
    await store.finish()
  }

  @Test("Where the row is gone, the one in its place is selected", arguments: [true, false])
  func gone(hasIdentity: Bool) async {
    let service = NumberService([Int].upTo(40).filter { $0 != 22 })
    let store = await restored(service, ListViewpoint(selection: 21, top: 20, id: hasIdentity ? 22 : nil))
    #expect(store.state.selected == 23)
    #expect(store.state.top == 20)
    await store.finish()
  }

  @Test("Of a list that has become short, the last row is selected, and what is in view is loaded")
  func short() async {
    let store = await restored(NumberService(.upTo(6)), ListViewpoint(selection: 1_000_000, top: 999_999, id: 7))
    #expect(store.state.selected == 6)
    #expect(store.state.visible == 3..<6)
    #expect(store.state.visible.allSatisfy { store.state.rows[$0] != nil })
    await store.finish()
  }

  @Test("A row that the kept rows have elsewhere is found in the answer of now")
  func throughKeptRows() async {
    let service = NumberService([100, 101] + .upTo(40))
    service.change { $0.kept = .upTo(40) }
    let store = await restored(service, ListViewpoint(selection: 20, top: 20, id: 21))
    #expect(store.state.selected == 21)
    #expect(store.state.selection == 22)
    await store.finish()
  }

  @Test("Where the page that was in view does not come, the first one is there all the same")
  func withoutItsPage() async {
    let service = NumberService(.upTo(40))
    service.change { $0.failsAfter = 4 }
    let store = await restored(service, ListViewpoint(selection: 21, top: 20, id: 22))
    #expect(store.state.failure == .down)
    #expect(store.state.rows.loaded.map(\.element) == [1, 2, 3, 4])
    #expect(store.state.selection == 21)
    await store.send(.moved(.first))
    #expect(store.state.selected == 1)
    await store.finish()
  }

  @Test("Of a list that has become empty, nothing is kept")
  func empty() async {
    let store = await restored(NumberService([]), ListViewpoint(selection: 20, top: 20, id: 21))
    #expect(store.state.phase == .loaded && store.state.selection == 0)
    #expect(store.state.viewpointToRestore == nil)
    await store.finish()
  }

  @Test("A load that fails is tried again at the same place")
  func failure() async {
    let service = NumberService(.upTo(40), failure: .down)
    let store = await restored(service, ListViewpoint(selection: 21, top: 20, id: 22))
    #expect(store.state.phase == .failed)
    service.change { $0.failure = nil }
    await store.send(.refreshed)
    await store.skipReceivedActions()
    await store.send(.shown(height: 3))
    await store.skipReceivedActions()
    #expect(store.state.selected == 22)
    await store.finish()
  }

  @Test("Another question, and a list that has been asked for, go before what was left")
  func newer() async {
    let service = NumberService(.upTo(40))
    let asked = await restored(service, ListViewpoint(selection: 21, top: 20, id: 22))
    await asked.send(.restored("3", ListViewpoint(selection: 1, top: 0)))
    #expect(asked.state.query == "" && asked.state.selected == 22)
    await asked.finish()
    let other = await TestStore.list(service)
    other.exhaustivity = .off
    await other.send(.restored("", ListViewpoint(selection: 21, top: 20, id: 22)))
    await other.send(.queryChanged("1"))
    await other.skipReceivedActions()
    #expect(other.state.selection == 0 && other.state.selected == 1)
    await other.finish()
  }
}
