internal import DataLayer
internal import DomainLayer

/// Posts of a JSONPlaceholder-like service, at `/posts`.
struct PostService: PostRemoteDataSource {
  private let service: RemoteService
  private let place = RemotePlace(path: "posts", feature: "posts", subject: .post)

  init(_ service: RemoteService) { self.service = service }

  func list(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Post> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.search(request.query.filter)
    if let author = request.query.author { query.equal("userId", String(author)) }
    return try await service.list(place, query, of: PostWire.self, refresh: refresh)
  }

  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    try await service.item(place, id, as: PostWire.self, refresh: refresh)
  }
}
