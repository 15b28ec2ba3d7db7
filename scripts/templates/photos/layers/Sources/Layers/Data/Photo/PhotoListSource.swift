internal import DomainLayer

/// The list of photos and the meaning of its queries.
struct PhotoListSource: ListSource {
  let remote: any PhotoRemoteDataSource

  func fetch(
    _ request: PageRequest<PhotoQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Photo> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: PhotoQuery) -> PhotoQuery { PhotoQuery() }

  func narrowings(of query: PhotoQuery) -> [Narrowing] { query.filter.isEmpty ? [] : [.search] }

  func impossible(_ narrowing: Narrowing) -> PhotoQuery? {
    switch narrowing {
    case .search: PhotoQuery(filter: impossibleText)
    case .fields, .order: nil
    }
  }

  func fits(_ item: Photo, _ query: PhotoQuery) -> Bool { true }

  func filter(of query: PhotoQuery) -> String { query.filter }

  func searchText(of item: Photo) -> String { item.title }
}
