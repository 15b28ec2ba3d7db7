/// Loads one photo.
public struct LoadPhoto: Sendable {
  private let photos: any PhotoRepository

  package init(photos: any PhotoRepository) { self.photos = photos }

  /// The photo, or `.notFound`.
  public func callAsFunction(_ id: Photo.ID, refresh: Bool = false) async throws(DomainError) -> Answer<Photo> {
    try await photos.photo(id, refresh: refresh)
  }
}
