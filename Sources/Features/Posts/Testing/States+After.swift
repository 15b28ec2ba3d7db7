public import DomainLayer
internal import DomainTesting
public import PostsLogic
internal import StoaFlowTesting

extension PostsState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: PostsAction..., query: PostQuery = PostQuery()) -> PostsState {
    actions.reduce(PostsState(query: query)) { $0.and($1) }
  }

  /// The list as one more action leaves it.
  public func and(_ action: PostsAction) -> PostsState {
    var state = self
    let reducer = PostsReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension PostState {
  /// The page of a post as these actions leave it, their effects left out.
  public static func after(_ actions: PostAction..., id: Post.ID = 1) -> PostState {
    actions.reduce(PostState(id: id)) { $0.and($1) }
  }

  /// The page as one more action leaves it.
  public func and(_ action: PostAction) -> PostState {
    var state = self
    let reducer = PostReducer(id: id, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension CommentsState {
  /// The list of comments as these actions leave it, their effects left out.
  public static func after(_ actions: CommentsReducer.Action..., post: Post.ID = 1) -> CommentsState {
    actions.reduce(CommentsState(post: post)) { $0.and($1) }
  }

  /// The list as one more action leaves it.
  public func and(_ action: CommentsReducer.Action) -> CommentsState {
    var state = self
    let reducer = CommentsReducer(loadComments: DomainContainer(SampleWorld()).loadComments, clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension HighlightsState {
  /// The highlights as these actions leave them, their effects left out.
  public static func after(_ actions: HighlightsAction...) -> HighlightsState {
    actions.reduce(HighlightsState()) { $0.and($1) }
  }

  /// The highlights as one more action leaves them.
  public func and(_ action: HighlightsAction) -> HighlightsState {
    var state = self
    let reducer = HighlightsReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}
