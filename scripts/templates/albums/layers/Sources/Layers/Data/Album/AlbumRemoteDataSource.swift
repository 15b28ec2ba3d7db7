public import DomainLayer

/// What a service is asked about albums; implemented by Remote.
///
/// `refresh` asks for an answer that no cache made up.
public protocol AlbumRemoteDataSource: Sendable {
  /// A page of the list, as far as the service pages and filters.
  func list(
    _ request: PageRequest<AlbumQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Album>

  /// One album, or `.notFound`.
  func album(_ id: Album.ID, refresh: Bool) async throws(DomainError) -> Answer<Album>
}
