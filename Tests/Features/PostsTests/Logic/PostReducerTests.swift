internal import DomainLayer
internal import DomainTesting
internal import PostsInterface
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PostReducerTests {
  private let world = SampleWorld()
  private let post = SampleWorld.Contents.sample.posts[2]
  private let comments = Page(items: Array(SampleWorld.Contents.sample.comments[4...5]))

  @Test("The post and its comments load side by side, the author's name follows")
  func appears() async {
    let (post, comments) = (post, comments)
    let store = await PostsStores.post(3, world)
    await store.send(.appeared) {
      $0.post.phase = .loading
      $0.post.generation = 1
      $0.comments.phase = .loading
      $0.comments.generation = 1
    }
    await store.receive(.post(.arrived(post, generation: 1))) {
      $0.post.phase = .loaded
      $0.post.value = post
    }
    await store.receive(.comments(.arrived(comments, generation: 1))) {
      $0.comments.phase = .loaded
      $0.comments.value = comments
    }
    await store.receive(.authorArrived("Bo Lindgren")) { $0.authorName = "Bo Lindgren" }
    await store.finish()
    #expect(store.state.links == [.intent(.showPerson(2)), .route(.comments(3))])
    #expect(Set(world.reads) == ["post 3", "page of comments 0+3", "people [2]"])
  }

  @Test("A post without comments is no failure, and has no way to a list of them")
  func noComments() async {
    world.change { $0.comments = [] }
    let store = await PostsStores.post(3, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.comments.value == Page(items: []))
    #expect(store.state.comments.phase == .loaded)
    #expect(store.state.links == [.intent(.showPerson(2))])
  }

  @Test("A post that does not exist fails, whatever its comments say")
  func notFound() async {
    let store = await PostsStores.post(77, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.post.phase == .failed)
    #expect(store.state.post.failure == DomainError(.notFound(.post, 77)))
    #expect(store.state.links.isEmpty)
    #expect(store.state.selectedLink == nil)
  }

  @Test("An author whose name cannot be loaded stays without one")
  func nameless() async {
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await PostsStores.post(3, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.receive(.authorArrived(nil))
    await store.finish()
    #expect(store.state.authorName == nil)
    #expect(store.state.post.phase == .loaded)
  }

  @Test("A refresh that fails keeps what is there")
  func refreshFails() async {
    let (post, comments) = (post, comments)
    let store = await PostsStores.post(3, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    world.change {
      $0.failures[.post] = DomainError(.unreachable)
      $0.failures[.comment] = DomainError(.unreachable)
    }
    await store.send(.refreshed) {
      $0.post.phase = .refreshing
      $0.comments.phase = .refreshing
    }
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.post.value == post)
    #expect(store.state.post.failure == DomainError(.unreachable))
    #expect(store.state.comments.value == comments)
    #expect(!store.state.isBusy)
  }

  @Test("Stopping stops both loads, and what arrives later changes nothing")
  func cancelled() {
    let state = PostState.after(
      .appeared, .cancelled, .post(.arrived(post, generation: 1)), .comments(.arrived(comments, generation: 1)), id: 3)
    #expect(state.post.value == nil && state.comments.value == nil)
    #expect(state.post.failure == DomainError(.cancelled))
    #expect(state.post.phase == .failed && state.comments.phase == .failed)
    #expect(!state.isBusy)
  }

  @Test("The wait of a load is counted until it ends")
  func waits() {
    let state = PostState.after(.appeared, .post(.waited), .post(.waited))
    #expect(state.post.waitTicks == 1)
    #expect(state.and(.post(.arrived(post, generation: 1))).post.waitTicks == nil)
  }
}
