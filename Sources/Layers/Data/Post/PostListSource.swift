internal import DomainLayer

/// The list of posts and the meaning of its queries.
struct PostListSource: ListSource {
  let remote: any PostRemoteDataSource

  func fetch(
    _ request: PageRequest<PostQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Post> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: PostQuery) -> PostQuery { PostQuery() }

  func narrowings(of query: PostQuery) -> [Narrowing] {
    var needs: [Narrowing] = []
    if !query.filter.isEmpty { needs.append(.search) }
    if query.author != nil { needs.append(.fields) }
    return needs
  }

  func impossible(_ narrowing: Narrowing) -> PostQuery? {
    switch narrowing {
    case .search: PostQuery(filter: impossibleText)
    case .fields: PostQuery(author: impossibleID)
    case .order: nil
    }
  }

  func fits(_ item: Post, _ query: PostQuery) -> Bool { query.author.map { $0 == item.author } ?? true }

  func filter(of query: PostQuery) -> String { query.filter }

  func searchText(of item: Post) -> String { item.title + "\n" + item.body }
}
