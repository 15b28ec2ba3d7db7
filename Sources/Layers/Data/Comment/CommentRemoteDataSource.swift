public import DomainLayer

/// What a service is asked about comments; implemented by Remote.
public protocol CommentRemoteDataSource: Sendable {
  /// A page of the comments on a post, as far as the service pages and selects.
  ///
  /// `refresh` asks for an answer that no cache made up.
  func list(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Comment>
}
