public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of people.
public struct PeopleReducer: Reducer {
  private let list: any Reducer<PeopleState.List, PeopleState.ListEvent>

  public init(loadPeople: LoadPeople, clock: any Clock<Duration>) {
    let client = ListClient<Slot<User>, UserQuery, DomainError>(
      filter: ListFilterText(read: { $0.filter }, write: { $0.filter = $1 }), clock: clock
    ) { (request, isRefresh) async throws(DomainError) in
      try await loadPeople(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout PeopleState, action: PeopleAction) -> Effect<PeopleAction> {
    switch action {
    case .overview(let event):
      state.overview.apply(event, links: 0)
      return .none
    case .orderTapped:
      let orders = UserSort.allCases
      var query = state.list.query
      let next = (orders.firstIndex(of: query.sort) ?? 0) + 1
      query.sort = orders[next % orders.count]
      return reduce(into: &state, action: .list(.queryChanged(query)))
    case .list(let event):
      let effect = list.reduce(into: &state.list, action: event)
      switch event {
      case .arrived, .failed: state.cities = CityCount.tally(state.list.rows.loaded.compactMap { $0.element.item })
      default: break
      }
      return effect.map(PeopleAction.list)
    }
  }
}

extension PeopleState {
  typealias List = ListState<Slot<User>, UserQuery, DomainError>
  typealias ListEvent = ListAction<Slot<User>, UserQuery, DomainError>
}
