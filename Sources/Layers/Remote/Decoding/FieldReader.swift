/// Reads an object's fields as services really send them: numbers as text, text as numbers, null for nothing.
struct FieldReader<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, keyedBy key: Key.Type) throws {
    container = try decoder.container(keyedBy: key)
  }

  /// A number that must be there: `3`, `3.0` or `"3"`.
  func integer(_ key: Key) throws -> Int {
    if let number = try? container.decode(Int.self, forKey: key) { return number }
    let text = try container.decode(String.self, forKey: key)
    guard let number = Int(text) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no number")
    }
    return number
  }

  /// A text, or nil where the field is missing or null; a number or a truth value is read as it is written.
  func optionalText(_ key: Key) throws -> String? {
    if let text = try? container.decode(String.self, forKey: key) { return text }
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    if let number = try? container.decode(Int.self, forKey: key) { return String(number) }
    if let number = try? container.decode(Double.self, forKey: key) { return String(number) }
    return String(try container.decode(Bool.self, forKey: key))
  }

  /// A text, "" where there is none.
  func text(_ key: Key) throws -> String { try optionalText(key) ?? "" }

  /// A text, "" where there is none or something else stands: for what a person can do without.
  func spareText(_ key: Key) -> String { ((try? optionalText(key)) ?? nil) ?? "" }

  /// A truth value, also as 0 and 1 or as text; false where there is none.
  func flag(_ key: Key) throws -> Bool {
    if let flag = try? container.decode(Bool.self, forKey: key) { return flag }
    switch try optionalText(key) {
    case nil, "0", "false": return false
    case "1", "true": return true
    case .some:
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no truth value")
    }
  }

  /// An object that a person can do without; nil where there is none or something else stands.
  func spareObject<Value: Decodable>(_ key: Key, as type: Value.Type) -> Value? {
    try? container.decode(type, forKey: key)
  }

  /// An error for an object that lacks what makes it worth showing.
  func missing(_ key: Key) -> DecodingError {
    .valueNotFound(String.self, .init(codingPath: container.codingPath + [key], debugDescription: "nothing to show"))
  }
}
