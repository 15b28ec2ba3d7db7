internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Every declared move of the phases of this feature is taken once.
@FlowActor struct PostsMoveTests {
  private let domain = DomainContainer(SampleWorld())

  @Test("The list of posts takes every move of its phases")
  func list() {
    let slots = SampleWorld.Contents.sample.posts.map(Slot.item)
    let walk = ListWalk<Slot<Post>, PostQuery, DomainError>(
      page: ListPage(elements: slots, total: slots.count), query: PostQuery(filter: "a"),
      failure: DomainError(.unreachable),
      emptyAnswer: DomainError(.empty(.post)))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = PostsReducer(loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: ManualClock())
    walk.walk({ coverage.store(PostsState(), reducer: reducer) }, list: \.list, send: { .list($0) })
    coverage.expectAllCovered()
  }

  @Test("The page of a post takes every move of its phases")
  func item() {
    let walk = ItemWalk<Post, DomainError>(
      value: SampleWorld.Contents.sample.posts[0], failure: DomainError(.unreachable))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = PostReducer(
      id: 1, loadPost: domain.loadPost, loadComments: domain.loadComments, loadNames: domain.loadNames,
      clock: ManualClock())
    walk.walk({ coverage.store(PostState(id: 1), reducer: reducer) }, item: \.post, send: { .post($0) })
    coverage.expectAllCovered()
  }
}
