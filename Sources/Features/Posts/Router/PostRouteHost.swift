internal import DomainLayer
internal import PostsInterface
internal import PostsLogic
internal import PostsUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the page of one post.
@FlowActor final class PostRouteHost: PageHost {
  let store: Store<PostState, PostAction>
  let keyMap = PostScreen.keyMap
  var frame = ScreenFrame<PostContent, PostContent.Slice>()
  private let navigation: PostsNavigation

  init(store: Store<PostState, PostAction>, navigation: PostsNavigation) {
    self.store = store
    self.navigation = navigation
  }

  var cursor: PageCursor { store.state.cursor }
  var linkCount: Int? { store.state.links.count }
  var isIdle: Bool { store.state.post.phase == .idle }
  var isBusy: Bool { store.state.isBusy }
  var hasItem: Bool { store.state.post.value != nil }

  var chrome: Chrome {
    let state = store.state
    let status = state.post.status(
      trouble: state.trouble?.message, brief: state.trouble?.brief, isOffline: state.trouble?.isOffline ?? false,
      mayPass: state.trouble?.mayPass ?? true,
      isBusy: state.isBusy,
      unreadable: state.comments.value?.unreadableCount ?? 0)
    return Chrome(title: state.post.value?.title ?? "Post \(state.id)", status: status, keys: chromeKeys)
  }

  var slice: PostContent.Slice { PostContent.Slice(store.state) }
  func content(of slice: PostContent.Slice) -> PostContent { PostContent(slice) }

  func render(_ content: PostContent, on canvas: inout Canvas, in rect: Rect) {
    PostScreen.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { PostScreen.offset(content(), in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.appeared) }
  func refresh() { store.send(.refreshed) }
  func stop() { store.send(.cancelled) }

  func isOffered(_ command: PostCommand) -> Bool {
    switch command {
    case .author: store.state.hasPeople
    case .open: store.state.selectedLink != nil
    case .move, .refresh: true
    }
  }

  func perform(_ command: PostCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: open()
    case .author: if let post = store.state.post.value { navigation.raise(.showPerson(post.author)) }
    case .refresh: refresh()
    }
  }

  private func open() {
    switch store.state.selectedLink {
    case .route(let route)?: navigation.push(route)
    case .intent(let intent)?: navigation.raise(intent)
    case nil: break
    }
  }
}
