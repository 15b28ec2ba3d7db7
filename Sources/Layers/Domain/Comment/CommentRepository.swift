/// Where comments come from.
public protocol CommentRepository: Sendable {
  /// A stretch of the comments on a post; none at all is an empty page here.
  ///
  /// `refresh` asks the service even when an answer is kept.
  func page(_ request: PageRequest<CommentQuery>, refresh: Bool) async throws(DomainError) -> Page<Comment>
}
