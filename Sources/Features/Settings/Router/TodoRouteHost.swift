internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import SettingsUI
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting

/// Hosts the page of one to-do.
@FlowActor final class TodoRouteHost: PageHost {
  let store: Store<TodoState, TodoAction>
  let keyMap = TodoScreen.keyMap
  var frame = ScreenFrame<TodoContent, TodoContent.Slice>()
  private let list: Store<TodosState, TodosAction>
  private let navigation: SettingsNavigation
  /// How many wishes had ended when the service itself was asked for the to-do; nil when it was not.
  private var endingsAsked: Int?

  /// - Parameter list: Marks the to-dos of all places.
  init(
    store: Store<TodoState, TodoAction>, list: Store<TodosState, TodosAction>, navigation: SettingsNavigation
  ) {
    self.store = store
    self.list = list
    self.navigation = navigation
    store.onAction = { [weak self] action in self?.heed(action) }
  }

  private var marking: MarkingState { list.state.marking }

  /// What a load brings is news for the list, too, if the to-do was marked.
  private func heed(_ action: TodoAction) {
    switch action {
    case .todo(.refreshed): endingsAsked = marking.endings
    case .todo(.arrived(let todo, let freshness, store.state.todo.generation)) where freshness?.isStale != true:
      if let endingsAsked, marking.marks[todo.id] != nil {
        list.send(.marking(.seen(todo, since: endingsAsked)))
      }
      endingsAsked = nil
    default: break
    }
  }

  var cursor: PageCursor { store.state.cursor }
  var isIdle: Bool { store.state.todo.phase == .idle }
  var isBusy: Bool { store.state.todo.isBusy }
  var hasItem: Bool { store.state.todo.value != nil }

  var chrome: Chrome {
    let todo = store.state.todo
    return Chrome(
      title: "To-do \(store.state.id)",
      status: marking.status(at: store.state.id)
        + todo.status(
          trouble: todo.failure?.message, brief: todo.failure?.brief, isOffline: todo.failure?.isOffline ?? false,
          mayPass: todo.failure?.mayPass ?? true),
      keys: chromeKeys)
  }

  var slice: TodoContent.Slice { TodoContent.Slice(store.state, mark: marking.marks[store.state.id]) }
  func content(of slice: TodoContent.Slice) -> TodoContent { TodoContent(slice) }

  func render(_ content: TodoContent, on canvas: inout Canvas, in rect: Rect) {
    TodoScreen.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { TodoScreen.offset(content(), in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.todo(.appeared)) }
  func refresh() { store.send(.todo(.refreshed)) }
  func stop() { store.send(.todo(.cancelled)) }

  func isOffered(_ command: TodoCommand) -> Bool {
    switch command {
    case .open, .owner: store.state.hasPeople
    case .move, .mark, .undo, .ask, .refresh: true
    }
  }

  func perform(_ command: TodoCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open, .owner: if let todo = store.state.todo.value { navigation.raise(.showPerson(todo.owner)) }
    case .mark: if let todo = store.state.todo.value { list.send(.marking(.toggled(todo))) }
    case .undo: list.send(.marking(.undone))
    case .ask: list.send(.marking(.asked(store.state.id)))
    case .refresh: refresh()
    }
  }
}
