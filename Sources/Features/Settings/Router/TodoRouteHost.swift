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
  private let navigation: SettingsNavigation

  init(store: Store<TodoState, TodoAction>, navigation: SettingsNavigation) {
    self.store = store
    self.navigation = navigation
  }

  var cursor: PageCursor { store.state.cursor }
  var isIdle: Bool { store.state.todo.phase == .idle }
  var isBusy: Bool { store.state.todo.isBusy }
  var hasItem: Bool { store.state.todo.value != nil }

  var chrome: Chrome {
    let todo = store.state.todo
    return Chrome(
      title: "To-do \(store.state.id)",
      status: todo.status(
        trouble: todo.failure?.message, brief: todo.failure?.brief, isOffline: todo.failure?.isOffline ?? false),
      keys: chromeKeys)
  }

  var slice: TodoContent.Slice { TodoContent.Slice(store.state) }
  func content(of slice: TodoContent.Slice) -> TodoContent { TodoContent(slice) }

  func render(_ content: TodoContent, on canvas: inout Canvas, in rect: Rect) {
    TodoScreen.draw(content, on: &canvas, in: rect)
  }

  func settledOffset(in size: Size) -> Int { TodoScreen.offset(content(), in: size) }
  func send(_ action: PageAction) { store.send(.page(action)) }
  func start() { store.send(.todo(.appeared)) }
  func refresh() { store.send(.todo(.refreshed)) }
  func stop() { store.send(.todo(.cancelled)) }

  func perform(_ command: TodoCommand) {
    switch command {
    case .move(let motion): send(.moved(ListMotion(motion)))
    case .open, .owner: if let todo = store.state.todo.value { navigation.raise(.showPerson(todo.owner)) }
    case .refresh: refresh()
    }
  }
}
