internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import PeopleUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of a person's posts.
@FlowActor final class PersonPostsRouteHost: ListHost {
  let store: Store<PersonPostsState, PersonPostsAction>
  let keyMap = PersonPostsScreen.keyMap
  var frame = ScreenFrame<PersonPostsContent, PersonPostsContent.Slice>()
  private let navigation: PeopleNavigation
  private let neighbours: PeopleNeighbours

  init(store: Store<PersonPostsState, PersonPostsAction>, navigation: PeopleNavigation, neighbours: PeopleNeighbours) {
    self.store = store
    self.navigation = navigation
    self.neighbours = neighbours
  }

  var list: ListState<Slot<Post>, PostQuery, DomainError> { store.state.list }

  var chrome: Chrome {
    Chrome(
      title: "Posts of \(store.state.name ?? "person \(store.state.author)")",
      status: list.status(
        trouble: list.failure?.message, brief: list.failure?.brief, isOffline: list.failure?.isOffline ?? false,
        mayPass: list.failure?.mayPass ?? true),
      keys: chromeKeys)
  }

  var slice: PersonPostsContent.Slice { PersonPostsContent.Slice(store.state) }
  func content(of slice: PersonPostsContent.Slice) -> PersonPostsContent { PersonPostsContent(slice) }

  func render(_ content: PersonPostsContent, on canvas: inout Canvas, in rect: Rect) {
    PersonPostsScreen.draw(content, on: &canvas, in: rect)
  }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int { PersonPostsScreen.capacity(hasFilter: list.filter.isShown, in: size) }

  func send(_ action: ListAction<Slot<Post>, PostQuery, DomainError>) { store.send(.list(action)) }

  func isOffered(_ command: PersonPostsCommand) -> Bool { command != .open || neighbours.showPosts }

  func perform(_ command: PersonPostsCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: if let post = list.selected?.item { navigation.raise(.showPost(post.id)) }
    case .filter: send(.filterOpened)
    case .refresh: refresh()
    }
  }
}
