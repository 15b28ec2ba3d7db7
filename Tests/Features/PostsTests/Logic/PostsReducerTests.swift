internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PostsReducerTests {
  private let world = SampleWorld()

  @Test("The first page comes when the list appears, then the names of its authors")
  func appears() async {
    let store = await PostsStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.arrived()) {
      $0.list.phase = .loaded
      $0.list.rows.insert(samplePosts, page: 0, total: 10)
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.authors = 5
    }
    await store.receive(.namesArrived(sampleNames)) { $0.names = sampleNames }
    await store.finish()
    #expect(world.reads == ["page of posts 0+40", "people [1, 2, 3, 4, 5]"])
  }

  @Test("A page that appears again is not loaded again")
  func appearsAgain() async {
    let store = await PostsStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.skipReceivedActions()
    await store.send(.list(.appeared))
    await store.finish()
    #expect(world.reads.count == 2)
  }

  @Test("Where no post is found there is no author")
  func noAuthors() async {
    let store = await PostsStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    #expect(store.state.authors == 5)
    world.change { $0.posts = [] }
    await store.send(.list(.refreshed))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 0)
    #expect(store.state.authors == 0)
  }

  @Test("Only names that are not known yet are asked for")
  func knownNames() async {
    let store = await PostsStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    world.change { $0.posts.insert(Post(id: 99, author: 4, title: "New", body: ""), at: 0) }
    await store.send(.list(.refreshed))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 11)
    #expect(world.reads == ["page of posts 0+40", "people [1, 2, 3, 4, 5]", "page of posts 0+40, refreshed"])
  }

  @Test("Names that cannot be loaded leave the posts as they are, and are said")
  func namesFail() async {
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await PostsStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.arrived()) {
      $0.list.phase = .loaded
      $0.list.rows.insert(samplePosts, page: 0, total: 10)
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.authors = 5
    }
    await store.receive(.namesFailed(DomainError(.unreachable))) { $0.namesFailure = DomainError(.unreachable) }
    #expect(store.state.trouble == DomainError(.unreachable))
    await store.finish()
  }

  @Test("A load that fails keeps its reason, and trying again brings the posts")
  func fails() async {
    world.change { $0.failures[.post] = DomainError(.timedOut) }
    let store = await PostsStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.failed(.timedOut)) {
      $0.list.phase = .failed
      $0.list.failure = DomainError(.timedOut)
      $0.list.pagesInFlight = []
    }
    world.change { $0.failures[.post] = nil }
    await store.send(.list(.refreshed)) {
      $0.list.phase = .loading
      $0.list.generation = 2
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.arrived(generation: 2)) {
      $0.list.phase = .loaded
      $0.list.failure = nil
      $0.list.rows.insert(samplePosts, page: 0, total: 10)
      $0.list.rowsGeneration = 2
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.authors = 5
    }
    await store.receive(.namesArrived(sampleNames)) { $0.names = sampleNames }
    await store.finish()
  }

  @Test("An entry that cannot be read keeps its place and counts as nobody's")
  func unreadable() async {
    world.change { $0.unreadable[.post] = [1, 2] }
    let store = await PostsStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 10)
    #expect(store.state.list.rows[0] == .unreadable)
    #expect(store.state.authors == 4)
    #expect(world.reads.last == "people [2, 3, 4, 5]")
  }
}
