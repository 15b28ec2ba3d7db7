internal import DomainLayer

/// Photos from a service.
struct DefaultPhotoRepository: PhotoRepository {
  private let remote: any PhotoRemoteDataSource
  private let reader: ListReader<Photo, PhotoQuery>

  init(remote: any PhotoRemoteDataSource, limits: ListLimits = ListLimits()) {
    self.remote = remote
    reader = ListReader(PhotoListSource(remote: remote), limits: limits)
  }

  func page(
    _ request: PageRequest<PhotoQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<Photo> {
    try await reader.page(request, refresh: refresh)
  }

  func photo(_ id: Photo.ID, refresh: Bool) async throws(DomainError) -> Answer<Photo> {
    try await reader.item(id, refresh: refresh) { () async throws(DomainError) in
      try await remote.photo(id, refresh: refresh)
    }
  }
}
