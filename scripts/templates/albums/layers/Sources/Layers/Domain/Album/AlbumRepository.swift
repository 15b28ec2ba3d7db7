/// Where albums come from.
///
/// `refresh` asks the service even when an answer is kept.
public protocol AlbumRepository: Sendable {
  /// A stretch of the list; an empty list is an empty page here.
  func page(_ request: PageRequest<AlbumQuery>, refresh: Bool) async throws(DomainError) -> Page<Album>

  /// One album, or `.notFound`.
  func album(_ id: Album.ID, refresh: Bool) async throws(DomainError) -> Answer<Album>
}
