public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of to-dos; the counts and the owners' names follow it.
public struct TodosReducer: Reducer {
  private let loadNames: LoadNames
  private let countTodos: CountTodos
  private let list: any Reducer<TodosState.List, TodosState.ListEvent>

  public init(loadTodos: LoadTodos, countTodos: CountTodos, loadNames: LoadNames, clock: any Clock<Duration>) {
    self.loadNames = loadNames
    self.countTodos = countTodos
    let client = ListClient<Slot<Todo>, TodoQuery, DomainError>(
      filter: ListFilterText(read: { $0.filter }, write: { $0.filter = $1 }), clock: clock
    ) { (request, isRefresh) async throws(DomainError) in
      try await loadTodos(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout TodosState, action: TodosAction) -> Effect<TodosAction> {
    switch action {
    case .namesArrived(let names):
      state.names.merge(names) { _, new in new }
      state.namesFailure = nil
      return .none
    case .namesFailed(let failure):
      state.namesFailure = failure
      return .none
    case .countsArrived(let counts, let assignee):
      guard assignee == state.list.query.assignee else { return .none }
      state.counts = counts
      state.countsFailure = nil
      return .none
    case .countsFailed(let failure, let assignee):
      if assignee == state.list.query.assignee { state.countsFailure = failure }
      return .none
    case .completedOnlySet(let isOn):
      guard isOn != state.list.query.completedOnly else { return .none }
      return ask(&state) { $0.completedOnly = isOn }
    case .assigneeCleared:
      return ask(&state) { $0.assignee = nil }
    case .list(let event):
      return reduce(into: &state, event)
    }
  }

  private func ask(_ state: inout TodosState, _ change: (inout TodoQuery) -> Void) -> Effect<TodosAction> {
    var query = state.list.query
    change(&query)
    return reduce(into: &state, .queryChanged(query))
  }

  private func reduce(into state: inout TodosState, _ event: TodosState.ListEvent) -> Effect<TodosAction> {
    let assignee = state.list.query.assignee
    let effect = list.reduce(into: &state.list, action: event).map(TodosAction.list)
    switch event {
    case .appeared:
      // A list that was restored is narrowed to a person before it is asked for.
      return .merge(
        effect, names(of: [state.list.query.assignee].compactMap(\.self), in: state), count(state, isRefresh: false))
    case .refreshed:
      return .merge(effect, count(state, isRefresh: true))
    case .queryChanged(let query):
      let names = names(of: [query.assignee].compactMap(\.self), in: state)
      guard query.assignee != assignee || state.counts == nil else { return .merge(effect, names) }
      state.counts = nil
      state.countsFailure = nil
      return .merge(effect, names, count(state, isRefresh: false))
    case .arrived(_, let page, _):
      return .merge(effect, names(of: page.elements.compactMap(\.item?.owner), in: state))
    default:
      return effect
    }
  }

  private func count(_ state: TodosState, isRefresh: Bool) -> Effect<TodosAction> {
    let assignee = state.list.query.assignee
    return .answer(isRefresh: isRefresh) { [countTodos] (isRefresh) async throws(DomainError) in
      try await countTodos(assignee: assignee, refresh: isRefresh)
    } action: { counts in
      switch counts {
      case .success(let counts): .countsArrived(counts, assignee: assignee)
      case .failure(let failure): .countsFailed(failure, assignee: assignee)
      }
    }
  }

  private func names(of owners: [User.ID], in state: TodosState) -> Effect<TodosAction> {
    .names(of: Set(owners).subtracting(state.names.keys), loadNames) { names in
      switch names {
      case .success(let names): .namesArrived(names)
      case .failure(let failure): .namesFailed(failure)
      }
    }
  }
}
