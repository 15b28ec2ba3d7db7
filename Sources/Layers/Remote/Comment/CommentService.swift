internal import DataLayer
internal import DomainLayer

/// Comments of a JSONPlaceholder-like service, at `/comments`.
struct CommentService: CommentRemoteDataSource {
  private let service: RemoteService
  private let place = RemotePlace(path: "comments", feature: "posts", subject: .comment)

  init(_ service: RemoteService) { self.service = service }

  func list(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Comment> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.equal("postId", String(request.query.post))
    return try await service.list(place, query, of: CommentWire.self, refresh: refresh)
  }
}
