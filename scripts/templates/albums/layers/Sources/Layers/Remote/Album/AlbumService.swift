internal import DataLayer
internal import DomainLayer

/// Albums of a JSONPlaceholder-like service, at `/albums`.
struct AlbumService: AlbumRemoteDataSource {
  private let service: RemoteService
  private let place = RemotePlace(path: "albums", feature: "albums", subject: .album)

  init(_ service: RemoteService) { self.service = service }

  func list(_ request: PageRequest<AlbumQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Album> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.search(request.query.filter)
    return try await service.list(place, query, of: AlbumWire.self, refresh: refresh)
  }

  func album(_ id: Album.ID, refresh: Bool) async throws(DomainError) -> Answer<Album> {
    try await service.item(place, id, as: AlbumWire.self, refresh: refresh)
  }
}
