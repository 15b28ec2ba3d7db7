internal import DomainLayer
internal import PostsInterface
internal import PostsLogic
internal import PostsUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of posts.
@FlowActor final class PostsListRouteHost: ListHost {
  let store: Store<PostsState, PostsAction>
  let keyMap = PostsScreen.keyMap
  var frame = ScreenFrame<PostsContent, PostsContent.Slice>()
  private let navigation: PostsNavigation
  private let hasPeople: Bool

  init(store: Store<PostsState, PostsAction>, navigation: PostsNavigation, hasPeople: Bool) {
    self.store = store
    self.navigation = navigation
    self.hasPeople = hasPeople
  }

  var list: ListState<Slot<Post>, PostQuery, DomainError> { store.state.list }

  /// How many posts there are in all; a narrowed list does not know.
  var badge: ListCount? { list.rowsQuery == PostQuery() ? list.count : nil }

  var chrome: Chrome {
    let trouble = store.state.trouble
    return Chrome(
      title: "Posts",
      status: list.status(
        trouble: trouble?.message, brief: trouble?.brief, isOffline: trouble?.isOffline ?? false,
        mayPass: trouble?.mayPass ?? true),
      keys: chromeKeys)
  }

  var slice: PostsContent.Slice { PostsContent.Slice(store.state) }
  func content(of slice: PostsContent.Slice) -> PostsContent { PostsContent(slice) }

  func render(_ content: PostsContent, on canvas: inout Canvas, in rect: Rect) {
    PostsScreen.draw(content, on: &canvas, in: rect)
  }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int {
    PostsScreen.capacity(hasFilter: list.filter.isShown || list.query.author != nil, in: size)
  }

  func send(_ action: ListAction<Slot<Post>, PostQuery, DomainError>) { store.send(.list(action)) }

  /// The filter goes first, then the author to whom the list is narrowed.
  func back() -> Bool {
    if clearFilter() { return true }
    guard list.query.author != nil else { return false }
    store.send(.authorCleared)
    return true
  }

  var backTitle: String? { filterTitle ?? (list.query.author == nil ? nil : "posts of all") }

  func isOffered(_ command: PostsCommand) -> Bool { command != .author || hasPeople }

  func perform(_ command: PostsCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: if let post = list.selected?.item { navigation.push(.post(post.id)) }
    case .author: if let post = list.selected?.item { navigation.raise(.showPerson(post.author)) }
    case .filter: send(.filterOpened)
    case .refresh: refresh()
    }
  }
}
