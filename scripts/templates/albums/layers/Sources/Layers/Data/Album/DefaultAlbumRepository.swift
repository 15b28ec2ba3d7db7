internal import DomainLayer

/// Albums from a service.
struct DefaultAlbumRepository: AlbumRepository {
  private let remote: any AlbumRemoteDataSource
  private let reader: ListReader<Album, AlbumQuery>

  init(remote: any AlbumRemoteDataSource, limits: ListLimits = ListLimits()) {
    self.remote = remote
    reader = ListReader(AlbumListSource(remote: remote), limits: limits)
  }

  func page(
    _ request: PageRequest<AlbumQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<Album> {
    try await reader.page(request, refresh: refresh)
  }

  func album(_ id: Album.ID, refresh: Bool) async throws(DomainError) -> Answer<Album> {
    try await reader.item(id, refresh: refresh) { () async throws(DomainError) in
      try await remote.album(id, refresh: refresh)
    }
  }
}
