internal import DomainLayer

/// A to-do on the wire: `{"userId": 1, "id": 7, "title": …, "completed": false}`.
struct TodoWire: WireEntity {
  private enum Key: String, CodingKey { case id, userId, title, completed }

  let entity: Todo

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keyedBy: Key.self)
    guard let title = try fields.optionalText(.title) else { throw fields.missing(.title) }
    entity = Todo(
      id: try fields.integer(.id), owner: try fields.integer(.userId), title: title,
      isDone: try fields.flag(.completed))
  }
}
