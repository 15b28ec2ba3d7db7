public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of posts; the authors' names follow the rows.
public struct PostsReducer: Reducer {
  private let loadNames: LoadNames
  private let list: any Reducer<PostsState.List, PostsState.ListEvent>

  public init(loadPosts: LoadPosts, loadNames: LoadNames, clock: any Clock<Duration>) {
    self.loadNames = loadNames
    let client = ListClient<Slot<Post>, PostQuery, DomainError>(
      filter: ListFilterText(read: { $0.filter }, write: { $0.filter = $1 }), clock: clock
    ) { (request, isRefresh) async throws(DomainError) in
      try await loadPosts(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout PostsState, action: PostsAction) -> Effect<PostsAction> {
    switch action {
    case .namesArrived(let names):
      state.names.merge(names) { _, new in new }
      state.namesFailure = nil
      return .none
    case .namesFailed(let failure):
      state.namesFailure = failure
      return .none
    case .authorCleared:
      var query = state.list.query
      query.author = nil
      return reduce(into: &state, action: .list(.queryChanged(query)))
    case .list(let event):
      let effect = list.reduce(into: &state.list, action: event).map(PostsAction.list)
      switch event {
      case .arrived(_, let page, _):
        countAuthors(&state)
        return .merge(effect, names(of: page.elements.compactMap(\.item?.author), in: state))
      case .failed:
        // An empty answer is one, and leaves no author.
        countAuthors(&state)
        return effect
      case .appeared:
        // A list that was restored is narrowed to an author before it is asked for.
        return .merge(effect, names(of: [state.list.query.author].compactMap(\.self), in: state))
      case .queryChanged(let query):
        return .merge(effect, names(of: [query.author].compactMap(\.self), in: state))
      default:
        return effect
      }
    }
  }

  private func countAuthors(_ state: inout PostsState) {
    state.authors = Set(state.list.rows.loaded.compactMap(\.element.item?.author)).count
  }

  private func names(of authors: [User.ID], in state: PostsState) -> Effect<PostsAction> {
    .names(of: Set(authors).subtracting(state.names.keys), loadNames) { names in
      switch names {
      case .success(let names): .namesArrived(names)
      case .failure(let failure): .namesFailed(failure)
      }
    }
  }
}
