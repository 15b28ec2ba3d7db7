internal import DomainLayer

/// The list of albums and the meaning of its queries.
struct AlbumListSource: ListSource {
  let remote: any AlbumRemoteDataSource

  func fetch(
    _ request: PageRequest<AlbumQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Album> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: AlbumQuery) -> AlbumQuery { AlbumQuery() }

  func narrowings(of query: AlbumQuery) -> [Narrowing] { query.filter.isEmpty ? [] : [.search] }

  func impossible(_ narrowing: Narrowing) -> AlbumQuery? {
    switch narrowing {
    case .search: AlbumQuery(filter: impossibleText)
    case .fields, .order: nil
    }
  }

  func fits(_ item: Album, _ query: AlbumQuery) -> Bool { true }

  func filter(of query: AlbumQuery) -> String { query.filter }

  func searchText(of item: Album) -> String { item.title }
}
