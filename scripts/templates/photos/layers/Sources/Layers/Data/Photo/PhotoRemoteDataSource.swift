public import DomainLayer

/// What a service is asked about photos; implemented by Remote.
///
/// `refresh` asks for an answer that no cache made up.
public protocol PhotoRemoteDataSource: Sendable {
  /// A page of the list, as far as the service pages and filters.
  func list(
    _ request: PageRequest<PhotoQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Photo>

  /// One photo, or `.notFound`.
  func photo(_ id: Photo.ID, refresh: Bool) async throws(DomainError) -> Answer<Photo>
}
