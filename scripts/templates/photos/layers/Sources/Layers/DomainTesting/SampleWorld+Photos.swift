public import DomainLayer

extension SampleWorld: PhotoRepository {
  public func page(_ request: PageRequest<PhotoQuery>, refresh: Bool) async throws(DomainError) -> Page<Photo> {
    let contents = try read(name("photos", request), of: .photo, refresh: refresh)
    let photos = contents.photos.filter { matches(request.query.filter, [$0.title]) }
    return page(photos, request, of: .photo, in: contents)
  }

  public func photo(_ id: Photo.ID, refresh: Bool) async throws(DomainError) -> Answer<Photo> {
    let contents = try read("photo \(id)", of: .photo, refresh: refresh)
    guard let photo = contents.photos.first(where: { $0.id == id }) else { throw DomainError(.notFound(.photo, id)) }
    return Answer(photo)
  }
}
