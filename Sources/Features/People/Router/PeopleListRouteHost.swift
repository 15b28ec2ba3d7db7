internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import PeopleUI
internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of people.
@FlowActor final class PeopleListRouteHost: ListHost {
  let store: Store<PeopleState, PeopleAction>
  let keyMap = PeopleScreen.keyMap
  var frame = ScreenFrame<PeopleContent, PeopleContent.Slice>()
  private let navigation: PeopleNavigation
  private let neighbours: PeopleNeighbours

  init(store: Store<PeopleState, PeopleAction>, navigation: PeopleNavigation, neighbours: PeopleNeighbours) {
    self.store = store
    self.navigation = navigation
    self.neighbours = neighbours
  }

  var list: ListState<Slot<User>, UserQuery, DomainError> { store.state.list }

  /// How many people there are in all; a filtered list does not know.
  var badge: ListCount? { list.rowsQuery?.filter.isEmpty == true ? list.count : nil }

  var chrome: Chrome {
    var status = list.status(
      trouble: list.failure?.message, brief: list.failure?.brief, isOffline: list.failure?.isOffline ?? false,
      mayPass: list.failure?.mayPass ?? true)
    if list.query.sort != .id { status.append(StatusItem(.order, "by \(list.query.sort.rawValue)")) }
    return Chrome(title: "People", status: status, keys: chromeKeys)
  }

  var slice: PeopleContent.Slice { PeopleContent.Slice(store.state) }
  func content(of slice: PeopleContent.Slice) -> PeopleContent { PeopleContent(slice) }

  func render(_ content: PeopleContent, on canvas: inout Canvas, in rect: Rect) {
    PeopleScreen.draw(content, on: &canvas, in: rect)
  }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int { PeopleScreen.capacity(hasFilter: list.filter.isShown, in: size) }

  func send(_ action: ListAction<Slot<User>, UserQuery, DomainError>) { store.send(.list(action)) }

  func isOffered(_ command: PeopleCommand) -> Bool { command != .todos || neighbours.showTodos }

  func perform(_ command: PeopleCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: withSelected { navigation.push(.person($0)) }
    case .todos: withSelected { navigation.raise(.showTodos(of: $0)) }
    case .filter: send(.filterOpened)
    case .order: store.send(.orderTapped)
    case .refresh: refresh()
    }
  }

  private func withSelected(_ action: (User.ID) -> Void) {
    if let person = list.selected?.item { action(person.id) }
  }
}
