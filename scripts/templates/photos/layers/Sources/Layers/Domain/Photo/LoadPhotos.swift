/// Loads a stretch of the list of photos.
public struct LoadPhotos: Sendable {
  private let photos: any PhotoRepository

  package init(photos: any PhotoRepository) { self.photos = photos }

  /// The page, which has an entry somewhere: an empty list is `.noMatch` with a filter, else `.empty`.
  public func callAsFunction(
    _ request: PageRequest<PhotoQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<Photo> {
    let page = try await photos.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    let filter = request.query.filter
    throw DomainError(filter.isEmpty ? .empty(.photo) : .noMatch(.photo, filter: filter))
  }
}
