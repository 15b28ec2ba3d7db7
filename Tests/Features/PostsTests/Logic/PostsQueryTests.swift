internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PostsQueryTests {
  private let world = SampleWorld()

  @Test("A filter is asked for when the typing pauses, once for several keys")
  func filter() async {
    let store = await PostsStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.list(.filterOpened)) { $0.list.filter.isEditing = true }
    await store.send(.list(.filterEdited(text: "1", caret: 1)))
    await store.advance(by: .milliseconds(79))
    await store.send(.list(.filterEdited(text: "10", caret: 2)))
    await store.advance(by: .milliseconds(79))
    #expect(world.reads.count == 2)
    await store.advance(by: .milliseconds(1))
    await store.receive(.list(.typingPaused)) { $0.list.phase = .refreshing }
    await store.receive(.arrived([samplePosts[9]], generation: 2)) {
      $0.list.phase = .loaded
      $0.authors = 1
    }
    await store.finish()
    #expect(store.state.list.query == PostQuery(filter: "10"))
    #expect(world.reads.count == 3)
  }

  @Test("A filter without a match is an answer, and clearing it brings all posts back")
  func noMatch() async {
    let store = await PostsStores.list(world, query: PostQuery(filter: "zzz"))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.receive(.failed(.noMatch(.post, filter: "zzz"))) {
      $0.list.phase = .loaded
      $0.list.failure = DomainError(.noMatch(.post, filter: "zzz"))
    }
    await store.send(.list(.filterCleared)) {
      $0.list.phase = .refreshing
      $0.list.query = PostQuery()
      $0.list.filter = ListFilter()
    }
    await store.receive(.arrived(generation: 2)) { $0.list.failure = nil }
    await store.skipReceivedActions()
    await store.finish()
  }

  @Test("One author's posts bring the author's name even when there are none")
  func author() async {
    world.change { $0.posts.removeAll { $0.author == 3 } }
    let store = await PostsStores.list(world)
    await store.send(.list(.queryChanged(PostQuery(author: 3)))) {
      $0.list.phase = .loading
      $0.list.query = PostQuery(author: 3)
      $0.list.askedQuery = PostQuery(author: 3)
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.failed(.nothing(.post, of: .person(3)))) {
      $0.list.phase = .loaded
      $0.list.failure = DomainError(.nothing(.post, of: .person(3)))
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
    }
    await store.receive(.namesArrived([3: "Chiara Neri"])) { $0.names = [3: "Chiara Neri"] }
    await store.finish()
  }

  @Test("Letting the author go asks for everybody's posts, with the filter kept")
  func authorCleared() async {
    let store = await PostsStores.list(world, query: PostQuery(filter: "line", author: 2))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    #expect(store.state.list.rows.total == 2)
    await store.send(.authorCleared) {
      $0.list.phase = .refreshing
      $0.list.query = PostQuery(filter: "line")
    }
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 10)
    #expect(store.state.names == sampleNames)
  }

  @Test("An older answer does not overwrite a newer one")
  func older() {
    let state = PostsState.after(
      .list(.appeared), .list(.queryChanged(PostQuery(author: 1))), .arrived(generation: 1))
    #expect(state.list.rows.total == 0)
    #expect(state.list.phase == .loading)
  }

  @Test("Pages come as they come into view")
  func pages() async {
    world.change { contents in
      contents.posts = (1...100).map { Post(id: $0, author: 1, title: "Post \($0)", body: "") }
    }
    let store = await PostsStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.list(.shown(height: 7)))
    await store.send(.list(.moved(.last)))
    #expect(world.reads == ["page of posts 0+40", "people [1]"])
    await store.send(.list(.shown(height: 7)))
    await store.skipReceivedActions()
    await store.finish()
    #expect(world.reads == ["page of posts 0+40", "people [1]", "page of posts 80+40"])
    #expect(store.state.list.selected?.item?.id == 100)
  }
}
