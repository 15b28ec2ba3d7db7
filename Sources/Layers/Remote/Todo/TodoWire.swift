internal import DomainLayer
internal import StoaJSON

/// A to-do on the wire: `{"userId": 1, "id": 7, "title": …, "completed": false}`.
struct TodoWire: WireEntity {
  let entity: Todo

  init(_ fields: FieldReader) throws(WireError) {
    guard let title = try fields.optionalText("title") else { throw .missing("title") }
    entity = Todo(
      id: try fields.integer("id"), owner: try fields.integer("userId"), title: title,
      isDone: try fields.flag("completed"))
  }

  /// What is sent to mark one as done or as open.
  static func marking(_ isDone: Bool) -> [UInt8] { JSONText.object(["completed": .flag(isDone)]) }
}
