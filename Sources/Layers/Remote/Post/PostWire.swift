internal import DomainLayer

/// A post on the wire: `{"userId": 1, "id": 12, "title": …, "body": …}`.
struct PostWire: WireEntity {
  private enum Key: String, CodingKey { case id, userId, title, body }

  let entity: Post

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keyedBy: Key.self)
    let title = try fields.optionalText(.title)
    let body = try fields.optionalText(.body)
    guard title != nil || body != nil else { throw fields.missing(.title) }
    entity = Post(
      id: try fields.integer(.id), author: try fields.integer(.userId), title: title ?? "", body: body ?? "")
  }
}
