internal import DomainLayer
internal import DomainTesting
internal import GalleryInterface
internal import GalleryLogic
internal import GalleryTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct GalleryReducerTests {
  @Test("The list that appears loads photos and counts their groups")
  func load() async {
    let store = await GalleryStores.list(SampleWorld())
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    let slots = Photo.sample.map(Slot.item)
    await store.receive(.list(.arrived(page: 0, ListPage(elements: slots, total: 10), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.list.rows.insert(slots, page: 0, total: 10)
      $0.groups = 2
    }
    await store.finish()
  }

  @Test("A service that cannot be reached is a failure of the list")
  func unreachable() async {
    let world = SampleWorld()
    world.change { $0.failures[.photo] = DomainError(.unreachable) }
    let store = await GalleryStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.list(.failed(page: 0, DomainError(.unreachable), generation: 1))) {
      $0.list.phase = .failed
      $0.list.failure = DomainError(.unreachable)
      $0.list.pagesInFlight = []
    }
    await store.finish()
  }

  @Test("A service without photos answers; nothing has failed")
  func none() async {
    let store = await GalleryStores.list(SampleWorld(SampleWorld.Contents()))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.receive(.list(.failed(page: 0, DomainError(.empty(.photo)), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.failure = DomainError(.empty(.photo))
    }
    await store.finish()
  }

  @Test("What is filtered is asked of the service")
  func filtered() async {
    let world = SampleWorld()
    let store = await GalleryStores.list(world, at: GalleryPlace(query: PhotoQuery(filter: "7")))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    let page = ListPage(elements: [Slot.item(Photo.sample[6])], total: 1)
    await store.receive(.list(.arrived(page: 0, page, generation: 1)))
    await store.finish()
    #expect(store.state.selectedRoute == .photo(7))
  }

  @Test("A row that has not come leads nowhere")
  func waiting() {
    #expect(GalleryState().selectedRoute == nil)
    #expect(GalleryState.after(.loaded()).selectedRoute == .photo(1))
  }
}
