internal import DomainLayer

/// A photo on the wire: `{"albumId": 1, "id": 12, "title": …, "url": …, "thumbnailUrl": …}`.
struct PhotoWire: WireEntity {
  let entity: Photo

  init(_ fields: FieldReader) throws(WireError) {
    guard let title = try fields.optionalText("title") else { throw .missing("title") }
    entity = Photo(
      id: try fields.integer("id"), album: try fields.integer("albumId"), title: title,
      address: try fields.optionalText("url") ?? "")
  }
}
