internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PostsReducerTests {
  @Test("The first page comes when the list appears, then the names of its authors")
  func appears() async {
    let world = SampleWorld()
    let store = await PostsStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    let slots = world.contents.posts.map(Slot.item)
    await store.receive(.list(.arrived(page: 0, ListPage(elements: slots, total: 10), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.rows.insert(slots, page: 0, total: 10)
      $0.list.rowsGeneration = 1
      $0.list.pagesInFlight = []
      $0.authors = 5
    }
    await store.receive(
      .namesArrived([1: "Ada Morel", 2: "Bo Lindgren", 3: "Chiara Neri", 4: "Dae Han", 5: "Eli Stone"])
    ) {
      $0.names = [1: "Ada Morel", 2: "Bo Lindgren", 3: "Chiara Neri", 4: "Dae Han", 5: "Eli Stone"]
    }
    await store.finish()
    #expect(world.reads == ["page of posts 0+40", "people [1, 2, 3, 4, 5]"])
  }
}
