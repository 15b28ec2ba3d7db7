internal import DomainLayer
internal import PostsInterface
internal import PostsLogic
internal import RouterSupport
internal import StoaFlow

/// Makes the store and the host of each place of Posts.
@FlowActor struct PostsPlaces {
  let domain: DomainContainer
  let runtime: EffectRuntime
  let navigation: PostsNavigation

  func list() -> PostsListRouteHost {
    let reducer = PostsReducer(
      loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: runtime.clock)
    return PostsListRouteHost(store: store(PostsState(), reducer), navigation: navigation)
  }

  func host(_ route: PostsRoute) -> any RouteHost {
    switch route {
    case .post(let id):
      let reducer = PostReducer(
        id: id, loadPost: domain.loadPost, loadComments: domain.loadComments, loadNames: domain.loadNames,
        clock: runtime.clock)
      return PostRouteHost(store: store(PostState(id: id), reducer), navigation: navigation)
    case .comments(let post):
      let reducer = CommentsReducer(loadComments: domain.loadComments, clock: runtime.clock)
      return CommentsRouteHost(store: store(CommentsState(post: post), reducer))
    }
  }

  func highlights() -> any RouteHost {
    let reducer = HighlightsReducer(
      loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: runtime.clock)
    return HighlightsRouteHost(store: store(HighlightsState(), reducer), navigation: navigation)
  }

  private func store<State, Action>(
    _ state: State, _ reducer: some Reducer<State, Action>
  ) -> Store<State, Action> {
    let store = Store(state, reducer: reducer, runtime: runtime)
    store.onChange = { [navigation] in navigation.changed?() }
    return store
  }
}
