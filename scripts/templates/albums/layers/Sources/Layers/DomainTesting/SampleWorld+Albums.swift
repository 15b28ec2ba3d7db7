public import DomainLayer

extension SampleWorld: AlbumRepository {
  public func page(_ request: PageRequest<AlbumQuery>, refresh: Bool) async throws(DomainError) -> Page<Album> {
    let contents = try read(name("albums", request), of: .album, refresh: refresh)
    let albums = contents.albums.filter { matches(request.query.filter, [$0.title]) }
    return page(albums, request, of: .album, in: contents)
  }

  public func album(_ id: Album.ID, refresh: Bool) async throws(DomainError) -> Answer<Album> {
    let contents = try read("album \(id)", of: .album, refresh: refresh)
    guard let album = contents.albums.first(where: { $0.id == id }) else { throw DomainError(.notFound(.album, id)) }
    return Answer(album)
  }
}
