internal import DomainLayer

/// A comment on the wire: `{"postId": 1, "id": 5, "name": …, "email": …, "body": …}`.
struct CommentWire: WireEntity {
  let entity: Comment

  init(_ fields: FieldReader) throws(WireError) {
    let name = try fields.optionalText("name")
    let body = try fields.optionalText("body")
    guard name != nil || body != nil else { throw .missing("body") }
    entity = Comment(
      id: try fields.integer("id"), post: try fields.integer("postId"), name: name ?? "",
      email: fields.spareText("email"), body: body ?? "")
  }
}
