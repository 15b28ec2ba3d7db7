internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import PeopleUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the page of one person.
@FlowActor final class PersonRouteHost: PageHost {
  let store: Store<PersonState, PersonAction>
  let keyMap = PersonScreen.keyMap
  var frame = ScreenFrame<PersonContent, PersonContent.Slice>()
  private let navigation: PeopleNavigation

  init(store: Store<PersonState, PersonAction>, navigation: PeopleNavigation) {
    self.store = store
    self.navigation = navigation
  }

  var cursor: PageCursor { store.state.cursor }
  var linkCount: Int? { store.state.links.count }
  var isIdle: Bool { store.state.person.phase == .idle }
  var isBusy: Bool { store.state.isBusy }
  var hasItem: Bool { store.state.selectedLink != nil }

  var chrome: Chrome {
    let state = store.state
    let status = state.person.status(
      trouble: state.trouble?.message, brief: state.trouble?.brief, isOffline: state.trouble?.isOffline ?? false,
      mayPass: state.trouble?.mayPass ?? true,
      isBusy: state.isBusy,
      unreadable: state.posts.value?.unreadableCount ?? 0)
    return Chrome(title: state.person.value?.name ?? "Person \(state.id)", status: status, keys: chromeKeys)
  }

  var slice: PersonContent.Slice { PersonContent.Slice(store.state) }
  func content(of slice: PersonContent.Slice) -> PersonContent { PersonContent(slice) }

  func render(_ content: PersonContent, on canvas: inout Canvas, in rect: Rect) {
    PersonScreen.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { PersonScreen.offset(content(), in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.appeared) }
  func refresh() { store.send(.refreshed) }
  func stop() { store.send(.cancelled) }
  func dataChanged() { store.send(.todosChanged) }

  func isOffered(_ command: PersonCommand) -> Bool { command != .todos || store.state.neighbours.showTodos }

  func perform(_ command: PersonCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: open()
    case .todos: navigation.raise(.showTodos(of: store.state.id))
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
