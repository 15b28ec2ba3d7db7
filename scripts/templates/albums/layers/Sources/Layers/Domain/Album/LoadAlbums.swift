/// Loads a stretch of the list of albums.
public struct LoadAlbums: Sendable {
  private let albums: any AlbumRepository

  package init(albums: any AlbumRepository) { self.albums = albums }

  /// The page, which has an entry somewhere: an empty list is `.noMatch` with a filter, else `.empty`.
  public func callAsFunction(
    _ request: PageRequest<AlbumQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<Album> {
    let page = try await albums.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    let filter = request.query.filter
    throw DomainError(filter.isEmpty ? .empty(.album) : .noMatch(.album, filter: filter))
  }
}
