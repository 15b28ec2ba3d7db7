internal import CJSON

/// A value inside a document, read when it is asked for; asking costs no memory but a text's own.
public struct JSONNode {
  /// What the value is; the two kinds of number differ by how they are written.
  public enum Kind: Sendable {
    /// The kinds of RFC 8259: a `flag` is `true` or `false`, an `integer` a number without fraction and exponent.
    case object, array, text, integer, real, flag, null
  }

  private let value: OpaquePointer
  private let document: JSONDocument

  init(_ value: OpaquePointer, in document: JSONDocument) {
    self.value = value
    self.document = document
  }

  /// What the value is.
  public var kind: Kind {
    switch cj_kind_of(value) {
    case CJ_OBJECT: .object
    case CJ_ARRAY: .array
    case CJ_TEXT: .text
    case CJ_INTEGER: .integer
    case CJ_REAL: .real
    case CJ_TRUE, CJ_FALSE: .flag
    default: .null
    }
  }

  /// Nil for all but a text.
  public var text: String? {
    var count = 0
    guard let start = cj_text(value, &count) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A whole number, however it is written: `3`, `3.0`, `3e0`; nil for all else.
  public var integer: Int? {
    switch kind {
    case .integer: Int(cj_integer(value))
    case .real: Int(exactly: cj_real(value))
    default: nil
    }
  }

  /// Any number; nil for all else.
  public var real: Double? {
    switch kind {
    case .integer, .real: cj_real(value)
    default: nil
    }
  }

  /// Nil for all but `true` and `false`.
  public var flag: Bool? {
    switch cj_kind_of(value) {
    case CJ_TRUE: true
    case CJ_FALSE: false
    default: nil
    }
  }

  /// How many elements an array has; 0 for all else.
  public var count: Int { cj_count(value) }

  /// The element at that place; nil beyond the end, and in all but an array.
  public subscript(index: Int) -> JSONNode? {
    guard index >= 0 else { return nil }
    return node(cj_element(value, index))
  }

  /// The member of that name; nil where there is none, and in all but an object.
  public subscript(name: StaticString) -> JSONNode? {
    name.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) { node(cj_member(value, $0.baseAddress, $0.count)) }
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
      name.withMemoryRebound(to: CChar.self) { node(cj_member(value, $0.baseAddress, $0.count)) }
    }
  }

  private func node(_ value: OpaquePointer?) -> JSONNode? {
    value.map { JSONNode($0, in: document) }
  }
}
