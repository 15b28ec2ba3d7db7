internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PersonPostsReducerTests {
  @Test("The list that appears loads the person's posts and the person's name")
  func load() async {
    let store = await PeopleStores.posts(of: 2, SampleWorld())
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    let slots = sample.posts[2...3].map(Slot.item)
    await store.receive(.list(.arrived(page: 0, ListPage(elements: slots, total: 2), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.list.rows.insert(slots, page: 0, total: 2)
    }
    await store.receive(.nameArrived("Bo Lindgren")) { $0.name = "Bo Lindgren" }
    await store.finish()
  }

  @Test("A name that does not come leaves the posts as they are")
  func noName() async {
    let world = SampleWorld()
    world.change { $0.failures[.person] = DomainError(.timedOut) }
    let store = await loaded(of: 2, world)
    #expect(store.state.name == nil)
    #expect(store.state.list.rows.total == 2)
    await store.finish()
  }

  @Test("A filter looks among that person's posts only")
  func filter() async {
    let store = await loaded(of: 5, SampleWorld())
    await store.send(.list(.filterEdited(text: "post 1", caret: 6)))
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    #expect(store.state.list.query == PostQuery(filter: "post 1", author: 5))
    #expect(store.state.list.rows.loaded.map(\.element.item?.id) == [10])
    await store.finish()
  }

  @Test("A person without posts is an answer that says whose posts there are none of")
  func none() async {
    let store = await loaded(of: 99, SampleWorld())
    #expect(store.state.list.failure == DomainError(.nothing(.post, of: .person(99))))
    #expect(store.state.list.phase == .loaded)
    await store.finish()
  }

  private func loaded(
    of author: User.ID, _ world: SampleWorld
  ) async -> TestStore<PersonPostsState, PersonPostsAction> {
    let store = await PeopleStores.posts(of: author, world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    return store
  }
}
