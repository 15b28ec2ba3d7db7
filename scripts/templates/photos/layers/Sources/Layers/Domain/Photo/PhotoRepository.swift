/// Where photos come from.
///
/// `refresh` asks the service even when an answer is kept.
public protocol PhotoRepository: Sendable {
  /// A stretch of the list; an empty list is an empty page here.
  func page(_ request: PageRequest<PhotoQuery>, refresh: Bool) async throws(DomainError) -> Page<Photo>

  /// One photo, or `.notFound`.
  func photo(_ id: Photo.ID, refresh: Bool) async throws(DomainError) -> Answer<Photo>
}
