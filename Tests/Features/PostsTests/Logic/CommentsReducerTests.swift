internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct CommentsReducerTests {
  private let world = SampleWorld()

  @Test("The comments on a post come when the list appears")
  func appears() async {
    let slots = SampleWorld.Contents.sample.comments[4...5].map(Slot.item)
    let store = await PostsStores.comments(on: 3, world)
    await store.send(.appeared) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.arrived(slots)) {
      $0.list.phase = .loaded
      $0.list.rows.insert(slots, page: 0, total: 2)
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
    }
    await store.finish()
  }

  @Test("A post without comments is an answer of its own")
  func empty() async {
    world.change { $0.comments = [] }
    let store = await PostsStores.comments(on: 3, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.failure == DomainError(.nothing(.comment, of: .post(3))))
    #expect(store.state.list.phase == .loaded)
  }
}
