internal import CJansson

/// A value inside a document, read when it is asked for; asking costs no memory but a text's own.
public struct JSONNode {
  /// What the value is; the two kinds of number differ by how they are written.
  public enum Kind: Sendable { case object, array, text, integer, real, flag, null }

  private let value: UnsafeMutablePointer<json_t>
  private let document: JSONDocument

  init(_ value: UnsafeMutablePointer<json_t>, in document: JSONDocument) {
    self.value = value
    self.document = document
  }

  public var kind: Kind {
    switch value.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .text
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .flag
    default: .null
    }
  }

  /// Nil for all but a text.
  public var text: String? {
    guard let start = json_string_value(value) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(value))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A whole number, however it is written: `3`, `3.0`, `3e0`; nil for all else.
  public var integer: Int? {
    switch kind {
    case .integer: Int(json_integer_value(value))
    case .real: Int(exactly: json_real_value(value))
    default: nil
    }
  }

  /// Any number; nil for all else.
  public var real: Double? {
    switch kind {
    case .integer, .real: json_number_value(value)
    default: nil
    }
  }

  /// Nil for all but `true` and `false`.
  public var flag: Bool? {
    switch value.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// How many elements an array has; 0 for all else.
  public var count: Int { json_array_size(value) }

  /// The element at that place; nil beyond the end, and in all but an array.
  public subscript(index: Int) -> JSONNode? {
    guard index >= 0 else { return nil }
    return node(json_array_get(value, index))
  }

  /// The member of that name; nil where there is none, and in all but an object.
  public subscript(name: StaticString) -> JSONNode? {
    name.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) { node(json_object_getn(value, $0.baseAddress, $0.count)) }
    }
  }

  /// The member at a dotted path through objects: `address.geo.lat`.
  public subscript(path path: String) -> JSONNode? {
    var node = self
    for part in path.split(separator: ".") {
      guard let next = node.member(part) else { return nil }
      node = next
    }
    return node
  }

  private func member(_ name: Substring) -> JSONNode? {
    var name = name
    return name.withUTF8 { name in
      name.withMemoryRebound(to: CChar.self) { node(json_object_getn(value, $0.baseAddress, $0.count)) }
    }
  }

  private func node(_ value: UnsafeMutablePointer<json_t>?) -> JSONNode? {
    value.map { JSONNode($0, in: document) }
  }
}
