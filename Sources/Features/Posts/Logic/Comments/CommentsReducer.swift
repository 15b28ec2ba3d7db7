public import DomainLayer
public import StoaFlow

/// Runs the list of a post's comments.
public struct CommentsReducer: Reducer {
  public typealias Action = ListAction<Slot<Comment>, CommentQuery, DomainError>

  private let list: any Reducer<ListState<Slot<Comment>, CommentQuery, DomainError>, Action>

  public init(loadComments: LoadComments, clock: any Clock<Duration>) {
    let client = ListClient<Slot<Comment>, CommentQuery, DomainError>(
      identify: { $0.item?.id }, isEmptyAnswer: \.isEmptyAnswer, cancelled: DomainError(.cancelled), clock: clock
    ) { (request) async throws(DomainError) in
      let wanted = PageRequest(query: request.query, offset: request.offset, limit: request.limit)
      let page = try await loadComments(wanted, refresh: request.isRefresh)
      return ListPage(elements: page.slots, total: page.total)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout CommentsState, action: Action) -> Effect<Action> {
    list.reduce(into: &state.list, action: action)
  }
}
