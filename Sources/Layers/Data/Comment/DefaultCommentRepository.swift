package import DomainLayer

/// Comments from a service.
package struct DefaultCommentRepository: CommentRepository {
  private let reader: ListReader<Comment, CommentQuery>

  package init(remote: any CommentRemoteDataSource, limits: ListLimits = ListLimits()) {
    reader = ListReader(CommentListSource(remote: remote), limits: limits)
  }

  package func page(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<Comment> {
    try await reader.page(request, refresh: refresh)
  }
}
