public import DomainLayer
internal import DomainTesting
public import PostsLogic
internal import StoaFlowTesting

extension PostsState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: PostsAction..., query: PostQuery = PostQuery()) -> PostsState {
    let reducer = PostsReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = PostsState(query: query)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension PostState {
  /// The page of a post as these actions leave it, their effects left out.
  public static func after(_ actions: PostAction..., id: Post.ID = 1) -> PostState {
    let reducer = PostReducer(id: id, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = PostState(id: id)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension CommentsState {
  /// The list of comments as these actions leave it, their effects left out.
  public static func after(_ actions: CommentsReducer.Action..., post: Post.ID = 1) -> CommentsState {
    let reducer = CommentsReducer(loadComments: DomainContainer(SampleWorld()).loadComments, clock: ManualClock())
    var state = CommentsState(post: post)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension HighlightsState {
  /// The highlights as these actions leave them, their effects left out.
  public static func after(_ actions: HighlightsAction...) -> HighlightsState {
    let reducer = HighlightsReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = HighlightsState()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}
