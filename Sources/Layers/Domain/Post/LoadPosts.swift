/// Loads a stretch of the list of posts.
public struct LoadPosts: Sendable {
  private let posts: any PostRepository

  package init(posts: any PostRepository) { self.posts = posts }

  /// The page, which has an entry somewhere: an empty list is `.noMatch` with a filter, `.nothing` with an author,
  /// else `.empty`.
  public func callAsFunction(
    _ request: PageRequest<PostQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<Post> {
    let page = try await posts.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    throw DomainError(request.query.emptyKind)
  }
}

extension PostQuery {
  fileprivate var emptyKind: DomainError.Kind {
    if !filter.isEmpty { return .noMatch(.post, filter: filter) }
    if let author { return .nothing(.post, of: .person(author)) }
    return .empty(.post)
  }
}
