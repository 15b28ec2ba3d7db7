internal import FoundationEssentials

/// A JSON value of a request's body, as far as the collections have a use for it.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A number that is no whole one.
  case other

  /// Reads one JSON text; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// The value at a dotted path through objects.
  subscript(path: String) -> JSONValue? {
    var value = self
    for part in path.split(separator: ".") {
      guard case .object(let members) = value, let next = members[String(part)] else { return nil }
      value = next
    }
    return value
  }

  /// The text at a dotted path.
  func text(_ path: String) -> String? {
    guard case .text(let text) = self[path] else { return nil }
    return text
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else {
      _ = try container.decode(Double.self)
      self = .other
    }
  }
}
