public import DomainLayer
public import DomainTesting
public import PostsLogic
public import StoaFlow
public import StoaFlowTesting
internal import Testing

/// Test stores of the places of Posts, over a world in memory.
public enum PostsStores {
  /// The list, asked for in this way.
  public static func list(
    _ world: SampleWorld, query: PostQuery = PostQuery()
  ) async -> TestStore<PostsState, PostsAction> {
    let runtime = TestRuntime()
    let reducer = PostsReducer(domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(PostsState(query: query), reducer: reducer, runtime: runtime)
  }

  /// The page of a post.
  public static func post(_ id: Post.ID, _ world: SampleWorld) async -> TestStore<PostState, PostAction> {
    let runtime = TestRuntime()
    let reducer = PostReducer(id: id, domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(PostState(id: id), reducer: reducer, runtime: runtime)
  }

  /// What was said about a post.
  public static func comments(
    on post: Post.ID, _ world: SampleWorld
  ) async -> TestStore<CommentsState, CommentsReducer.Action> {
    let runtime = TestRuntime()
    let reducer = CommentsReducer(loadComments: DomainContainer(world).loadComments, clock: runtime.clock)
    return await TestStore(CommentsState(post: post), reducer: reducer, runtime: runtime)
  }

  /// The first posts.
  public static func highlights(_ world: SampleWorld) async -> TestStore<HighlightsState, HighlightsAction> {
    let runtime = TestRuntime()
    let reducer = HighlightsReducer(domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(HighlightsState(), reducer: reducer, runtime: runtime)
  }
}
