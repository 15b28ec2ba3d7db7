internal import DomainLayer

/// A comment on the wire: `{"postId": 1, "id": 5, "name": …, "email": …, "body": …}`.
struct CommentWire: WireEntity {
  private enum Key: String, CodingKey { case id, postId, name, email, body }

  let entity: Comment

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keyedBy: Key.self)
    let name = try fields.optionalText(.name)
    let body = try fields.optionalText(.body)
    guard name != nil || body != nil else { throw fields.missing(.body) }
    entity = Comment(
      id: try fields.integer(.id), post: try fields.integer(.postId), name: name ?? "",
      email: fields.spareText(.email), body: body ?? "")
  }
}
