internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct HighlightsReducerTests {
  private let world = SampleWorld()
  private let posts = Array(SampleWorld.Contents.sample.posts[0..<3])

  @Test("The first three posts come with the names of their authors")
  func appears() async {
    let highlights = Highlights(posts: posts.map(Slot.item), names: [1: "Ada Morel", 2: "Bo Lindgren"])
    let store = await PostsStores.highlights(world)
    await store.send(.item(.appeared)) {
      $0.highlights.phase = .loading
      $0.highlights.generation = 1
    }
    await store.receive(.item(.arrived(highlights, generation: 1))) {
      $0.highlights.phase = .loaded
      $0.highlights.value = highlights
    }
    await store.finish()
    #expect(world.reads == ["page of posts 0+3", "people [1, 2]"])
  }

  @Test("Posts whose authors cannot be named are highlights all the same")
  func nameless() async {
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await PostsStores.highlights(world)
    store.exhaustivity = .off
    await store.send(.item(.appeared))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.highlights.value == Highlights(posts: posts.map(Slot.item), names: [:]))
  }

  @Test("The selection goes down to the last post, then the page scrolls")
  func moves() {
    let loaded = HighlightsState.after(
      .item(.appeared), .item(.arrived(Highlights(posts: posts.map(Slot.item), names: [:]), generation: 1)))
    #expect(loaded.selected == 1)
    let second = loaded.and(.page(.moved(.rows(1))))
    #expect(second.selected == 2)
    #expect(loaded.and(.page(.moved(.last))).selected == 3)
    #expect(second.and(.page(.moved(.rows(1)))).and(.page(.moved(.rows(1)))).selected == 3)
    #expect(HighlightsState().selected == nil)
  }
}
