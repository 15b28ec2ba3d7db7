internal import DomainLayer

/// A post on the wire: `{"userId": 1, "id": 12, "title": …, "body": …}`.
struct PostWire: WireEntity {
  let entity: Post

  init(_ fields: FieldReader) throws(WireError) {
    let title = try fields.optionalText("title")
    let body = try fields.optionalText("body")
    guard title != nil || body != nil else { throw .missing("title") }
    entity = Post(
      id: try fields.integer("id"), author: try fields.integer("userId"), title: title ?? "", body: body ?? "")
  }
}
