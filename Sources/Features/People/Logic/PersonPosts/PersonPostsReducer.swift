public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of a person's posts.
public struct PersonPostsReducer: Reducer {
  private let author: User.ID
  private let loadNames: LoadNames
  private let list: any Reducer<PersonPostsState.List, PersonPostsState.ListEvent>

  public init(author: User.ID, loadPosts: LoadPosts, loadNames: LoadNames, clock: any Clock<Duration>) {
    self.author = author
    self.loadNames = loadNames
    let client = ListClient<Slot<Post>, PostQuery, DomainError>(
      filter: ListFilterText(read: { $0.filter }, write: { $0.filter = $1 }), clock: clock
    ) { (request, isRefresh) async throws(DomainError) in
      try await loadPosts(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout PersonPostsState, action: PersonPostsAction) -> Effect<PersonPostsAction> {
    switch action {
    case .nameArrived(let name):
      state.name = name
      return .none
    case .list(let event):
      let effect = list.reduce(into: &state.list, action: event).map(PersonPostsAction.list)
      return event == .appeared ? .merge(effect, loadName()) : effect
    }
  }

  private func loadName() -> Effect<PersonPostsAction> {
    .names(of: [author], loadNames) { [author] names in .nameArrived((try? names.get())?[author]) }
  }
}

extension PersonPostsState {
  typealias List = ListState<Slot<Post>, PostQuery, DomainError>
  typealias ListEvent = ListAction<Slot<Post>, PostQuery, DomainError>
}
