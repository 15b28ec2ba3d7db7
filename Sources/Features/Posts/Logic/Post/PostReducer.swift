public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the page of a post: the post and its comments load side by side, the author's name follows the post.
public struct PostReducer: Reducer {
  private let loadNames: LoadNames
  private let post: any Reducer<ItemState<Post, DomainError>, ItemAction<Post, DomainError>>
  private let comments: any Reducer<ItemState<Page<Comment>, DomainError>, ItemAction<Page<Comment>, DomainError>>

  /// How many comments the page shows.
  static let commentCount = 3

  public init(
    id: Post.ID, loadPost: LoadPost, loadComments: LoadComments, loadNames: LoadNames, clock: any Clock<Duration>
  ) {
    self.loadNames = loadNames
    post = ItemReducer("post", clock: clock) { (isRefresh) async throws(DomainError) in
      try await loadPost(id, refresh: isRefresh)
    }.withPhases()
    comments = ItemReducer("comments", clock: clock) { (isRefresh) async throws(DomainError) in
      let wanted = PageRequest(query: CommentQuery(post: id), limit: Self.commentCount)
      return try await loadComments(wanted, refresh: isRefresh)
    }.withPhases()
  }

  public func reduce(into state: inout PostState, action: PostAction) -> Effect<PostAction> {
    switch action {
    case .appeared:
      return .merge(reducePost(&state, .appeared), reduceComments(&state, .appeared))
    case .refreshed:
      return .merge(reducePost(&state, .refreshed), reduceComments(&state, .refreshed))
    case .cancelled:
      return .merge(reducePost(&state, .cancelled), reduceComments(&state, .cancelled))
    case .page(let event):
      state.cursor.apply(event, links: state.links.count)
      return .none
    case .post(let event):
      return reducePost(&state, event)
    case .comments(let event):
      return reduceComments(&state, event)
    case .authorArrived(let name):
      state.authorName = name
      return .none
    }
  }

  private func reducePost(_ state: inout PostState, _ event: ItemAction<Post, DomainError>) -> Effect<PostAction> {
    let effect = post.reduce(into: &state.post, action: event).map(PostAction.post)
    guard case .arrived(let post, _, _) = event else { return effect }
    return .merge(effect, name(of: post.author))
  }

  private func reduceComments(
    _ state: inout PostState, _ event: ItemAction<Page<Comment>, DomainError>
  ) -> Effect<PostAction> {
    comments.reduce(into: &state.comments, action: event).map(PostAction.comments)
  }

  private func name(of author: User.ID) -> Effect<PostAction> {
    .names(of: [author], loadNames) { names in .authorArrived((try? names.get())?[author]) }
  }
}
