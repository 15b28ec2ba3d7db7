public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the list of a post's comments.
public struct CommentsReducer: Reducer {
  public typealias Action = ListAction<Slot<Comment>, CommentQuery, DomainError>

  private let list: any Reducer<ListState<Slot<Comment>, CommentQuery, DomainError>, Action>

  public init(loadComments: LoadComments, clock: any Clock<Duration>) {
    let client = ListClient<Slot<Comment>, CommentQuery, DomainError>(clock: clock) {
      (request, isRefresh) async throws(DomainError) in
      try await loadComments(request, refresh: isRefresh)
    }
    list = ListReducer(client: client).withPhases()
  }

  public func reduce(into state: inout CommentsState, action: Action) -> Effect<Action> {
    list.reduce(into: &state.list, action: action)
  }
}
