internal import DomainLayer

/// The comments on a post: each post's are a list of their own, unless the service gives all comments at once.
struct CommentListSource: ListSource {
  let remote: any CommentRemoteDataSource

  func fetch(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Comment> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: CommentQuery) -> CommentQuery { query }

  func narrowings(of query: CommentQuery) -> [Narrowing] { [.fields] }

  func impossible(_ narrowing: Narrowing) -> CommentQuery? {
    narrowing == .fields ? CommentQuery(post: impossibleID) : nil
  }

  func fits(_ item: Comment, _ query: CommentQuery) -> Bool { item.post == query.post }

  func filter(of query: CommentQuery) -> String { "" }

  func searchText(of item: Comment) -> String { [item.name, item.email, item.body].joined(separator: "\n") }
}
