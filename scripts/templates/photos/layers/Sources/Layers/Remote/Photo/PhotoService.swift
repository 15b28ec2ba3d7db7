internal import DataLayer
internal import DomainLayer

/// Photos of a JSONPlaceholder-like service, at `/photos`.
struct PhotoService: PhotoRemoteDataSource {
  private let service: RemoteService
  private let place = RemotePlace(path: "photos", feature: "photos", subject: .photo)

  init(_ service: RemoteService) { self.service = service }

  func list(_ request: PageRequest<PhotoQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Photo> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.search(request.query.filter)
    return try await service.list(place, query, of: PhotoWire.self, refresh: refresh)
  }

  func photo(_ id: Photo.ID, refresh: Bool) async throws(DomainError) -> Answer<Photo> {
    try await service.item(place, id, as: PhotoWire.self, refresh: refresh)
  }
}
