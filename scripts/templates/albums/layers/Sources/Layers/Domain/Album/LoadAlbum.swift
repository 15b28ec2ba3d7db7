/// Loads one album.
public struct LoadAlbum: Sendable {
  private let albums: any AlbumRepository

  package init(albums: any AlbumRepository) { self.albums = albums }

  /// The album, or `.notFound`.
  public func callAsFunction(_ id: Album.ID, refresh: Bool = false) async throws(DomainError) -> Answer<Album> {
    try await albums.album(id, refresh: refresh)
  }
}
