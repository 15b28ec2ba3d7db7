public import DomainLayer

/// What a service is asked about posts; implemented by Remote.
///
/// `refresh` asks for an answer that no cache made up.
public protocol PostRemoteDataSource: Sendable {
  /// A page of the list, as far as the service pages and filters.
  func list(
    _ request: PageRequest<PostQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Post>

  /// One post, or `.notFound`.
  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post>
}
