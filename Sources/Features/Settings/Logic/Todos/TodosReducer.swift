public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of to-dos, and the marking of them from whichever place; the counts and the owners' names follow.
public struct TodosReducer: Reducer {
  private enum Work: Hashable, Sendable { case count }

  private let loadNames: LoadNames
  private let countTodos: CountTodos
  private let marking: MarkingReducer
  private let list: any Reducer<TodosState.List, TodosState.ListEvent>

  public init(
    loadTodos: LoadTodos, countTodos: CountTodos, loadNames: LoadNames, marking: MarkingReducer,
    clock: any Clock<Duration>
  ) {
    self.marking = marking
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
    case .marking(let event):
      return reduce(into: &state, event)
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

  private func reduce(into state: inout TodosState, _ event: MarkingAction) -> Effect<TodosAction> {
    let effect = marking.reduce(into: &state.marking, action: event).map(TodosAction.marking)
    switch event {
    case .answered(_, nil) where state.mustBeKeptAnew:
      return .merge(effect, reduce(into: &state, .refreshed))
    case .answered(_, nil), .seen:
      // A list that nobody has looked at counts when it appears.
      return state.list.phase == .idle ? effect : .merge(effect, count(state, isRefresh: false))
    default:
      return effect
    }
  }

  private func reduce(into state: inout TodosState, _ event: TodosState.ListEvent) -> Effect<TodosAction> {
    let assignee = state.list.query.assignee
    let generation = state.list.generation
    let effect = list.reduce(into: &state.list, action: event).map(TodosAction.list)
    if state.list.generation != generation {
      state.endingsAsked = state.marking.endings
      state.isRefreshed = event == .refreshed
    }
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
    case .shown where state.hasMoved && state.list.phase == .loaded && state.list.isBusy:
      return .merge(effect, reduce(into: &state, .refreshed))
    case .moved:
      state.marking.notice = nil
      return effect
    case .arrived(_, let page, let answered):
      if answered == state.list.generation, state.isRefreshed, page.freshness?.isStale != true {
        state.isRefreshed = false
        state.marking.heed(page.elements.compactMap(\.item), since: state.endingsAsked)
      }
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
    // A count that was asked for before a change is none any more.
    .cancellable(id: Work.count, cancelInFlight: true)
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
