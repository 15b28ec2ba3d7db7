internal import DomainLayer

/// An album on the wire: `{"userId": 1, "id": 12, "title": …}`.
struct AlbumWire: WireEntity {
  let entity: Album

  init(_ fields: FieldReader) throws(WireError) {
    guard let title = try fields.optionalText("title") else { throw .missing("title") }
    entity = Album(id: try fields.integer("id"), owner: try fields.integer("userId"), title: title)
  }
}
