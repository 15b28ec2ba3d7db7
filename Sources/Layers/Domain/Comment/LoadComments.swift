/// Loads a stretch of the comments on a post.
public struct LoadComments: Sendable {
  private let comments: any CommentRepository

  package init(comments: any CommentRepository) { self.comments = comments }

  /// The page, which has an entry somewhere: a post without comments is `.nothing`.
  public func callAsFunction(
    _ request: PageRequest<CommentQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<Comment> {
    let page = try await comments.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    throw DomainError(.nothing(.comment, of: .post(request.query.post)))
  }
}
