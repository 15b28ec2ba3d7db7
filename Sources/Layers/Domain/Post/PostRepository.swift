/// Where posts come from.
///
/// `refresh` asks the service even when an answer is kept.
public protocol PostRepository: Sendable {
  /// A stretch of the list; an empty list is an empty page here.
  func page(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> Page<Post>

  /// One post, or `.notFound`.
  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post>
}
