internal import DomainLayer
internal import PostsInterface
internal import PostsLogic
internal import RouterSupport
internal import StoaFlow

/// Makes the store and the host of each place of Posts.
@FlowActor struct PostsPlaces {
  let domain: DomainContainer
  let clock: any Clock<Duration>
  let navigation: PostsNavigation
  let hasPeople: Bool

  func list() -> PostsListRouteHost {
    let reducer = PostsReducer(
      loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
    return PostsListRouteHost(
      store: navigation.store(PostsState(), reducer), navigation: navigation, hasPeople: hasPeople)
  }

  func host(_ route: PostsRoute) -> any RouteHost {
    switch route {
    case .post(let id):
      let reducer = PostReducer(
        id: id, loadPost: domain.loadPost, loadComments: domain.loadComments, loadNames: domain.loadNames,
        clock: clock)
      return PostRouteHost(
        store: navigation.store(PostState(id: id, hasPeople: hasPeople), reducer), navigation: navigation)
    case .comments(let post):
      let reducer = CommentsReducer(loadComments: domain.loadComments, clock: clock)
      return CommentsRouteHost(store: navigation.store(CommentsState(post: post), reducer))
    }
  }

  func highlights() -> any RouteHost {
    let reducer = HighlightsReducer(
      loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
    return HighlightsRouteHost(
      store: navigation.store(HighlightsState(), reducer), navigation: navigation)
  }
}
