internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import SettingsUI
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the list of to-dos.
@FlowActor final class TodosRouteHost: ListHost {
  let store: Store<TodosState, TodosAction>
  let keyMap = TodosScreen.keyMap
  var frame = ScreenFrame<TodosContent, TodosContent.Slice>()
  private let navigation: SettingsNavigation
  private let hasPeople: Bool
  /// The control for completed ones, bound to the state.
  private let completedOnly: Binding<Bool>

  init(store: Store<TodosState, TodosAction>, navigation: SettingsNavigation, hasPeople: Bool) {
    self.store = store
    self.navigation = navigation
    self.hasPeople = hasPeople
    completedOnly = store.binding(\.isCompletedOnly, send: TodosAction.completedOnlySet)
    store.onAction = { action in
      switch action {
      case .marking(.answered(_, nil)), .marking(.seen): navigation.raise(.todosChanged)
      default: break
      }
    }
  }

  var list: ListState<Slot<Todo>, TodoQuery, DomainError> { store.state.list }

  /// How many to-dos there are in all; a narrowed list does not know.
  var badge: ListCount? { list.rowsQuery == TodoQuery() ? list.count : nil }

  var chrome: Chrome {
    let trouble = store.state.trouble
    let status = list.status(
      trouble: trouble?.message, brief: trouble?.brief, isOffline: trouble?.isOffline ?? false,
      mayPass: trouble?.mayPass ?? true)
    return Chrome(
      title: "To-dos", status: store.state.marking.status(at: selectedID) + status, keys: chromeKeys)
  }

  var slice: TodosContent.Slice { TodosContent.Slice(store.state) }
  func content(of slice: TodosContent.Slice) -> TodosContent { TodosContent(slice) }

  func render(_ content: TodosContent, on canvas: inout Canvas, in rect: Rect) {
    TodosScreen.draw(content, on: &canvas, in: rect)
  }

  var isSending: Bool { store.state.marking.isSending }

  var selectedID: Int? { list.selected?.item?.id }

  func capacity(in size: Size) -> Int { TodosScreen.capacity(in: size) }

  func send(_ action: ListAction<Slot<Todo>, TodoQuery, DomainError>) { store.send(.list(action)) }

  /// The filter goes first, then the person to whom the list is narrowed.
  func back() -> Bool {
    if clearFilter() { return true }
    guard list.query.assignee != nil else { return false }
    store.send(.assigneeCleared)
    return true
  }

  var backTitle: String? { filterTitle ?? (list.query.assignee == nil ? nil : "to-dos of all") }

  func isOffered(_ command: TodosCommand) -> Bool { command != .owner || hasPeople }

  func perform(_ command: TodosCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open: if let todo = list.selected?.item { navigation.push(.todo(todo.id)) }
    case .owner: showOwner()
    case .completedOnly: completedOnly.wrappedValue.toggle()
    case .filter: send(.filterOpened)
    case .mark: if let todo = list.selected?.item { store.send(.marking(.toggled(todo))) }
    case .undo: store.send(.marking(.undone))
    case .ask: if let id = selectedID { store.send(.marking(.asked(id))) }
    case .refresh: refresh()
    }
  }

  /// The person of the selected to-do; of an empty list, the person that it is narrowed to.
  private func showOwner() {
    guard let person = list.selected?.item?.owner ?? list.query.assignee else { return }
    navigation.raise(.showPerson(person))
  }
}
