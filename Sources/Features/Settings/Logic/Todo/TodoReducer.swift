public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the page of a to-do; the owner's name follows the to-do.
public struct TodoReducer: Reducer {
  private let loadNames: LoadNames
  private let todo: any Reducer<ItemState<Todo, DomainError>, ItemAction<Todo, DomainError>>

  public init(id: Todo.ID, loadTodo: LoadTodo, loadNames: LoadNames, clock: any Clock<Duration>) {
    self.loadNames = loadNames
    todo = ItemReducer("todo", clock: clock) { (isRefresh) async throws(DomainError) in
      try await loadTodo(id, refresh: isRefresh)
    }.withPhases()
  }

  public func reduce(into state: inout TodoState, action: TodoAction) -> Effect<TodoAction> {
    switch action {
    case .page(let event):
      state.cursor.apply(event, links: state.linkCount)
      return .none
    case .ownerArrived(let name):
      state.ownerName = name
      return .none
    case .todo(let event):
      let effect = todo.reduce(into: &state.todo, action: event).map(TodoAction.todo)
      guard case .arrived(let todo, _, _) = event else { return effect }
      return .merge(effect, name(of: todo.owner))
    }
  }

  private func name(of owner: User.ID) -> Effect<TodoAction> {
    .names(of: [owner], loadNames) { names in .ownerArrived((try? names.get())?[owner]) }
  }
}
