internal import StoaJSON

/// Reads an object's fields as services really send them: numbers as text, text as numbers, null for nothing.
struct FieldReader {
  private let object: JSONNode

  init(_ node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .noObject }
    object = node
  }

  /// A number that must be there: `3`, `3.0` or `"3"`.
  func integer(_ name: StaticString) throws(WireError) -> Int {
    guard let node = object[name], node.kind != .null else { throw .missing(name) }
    guard let number = node.integer ?? node.text.flatMap({ Int($0) }) else { throw .unusable(name) }
    return number
  }

  /// A text, or nil where the field is missing or null; a number or a truth value is read as it is written.
  func optionalText(_ name: StaticString) throws(WireError) -> String? {
    guard let node = object[name] else { return nil }
    switch node.kind {
    case .null: return nil
    case .text: return node.text
    case .integer, .real: return node.integer.map { String($0) } ?? node.real.map { String($0) }
    case .flag: return node.flag.map { String($0) }
    case .object, .array: throw .unusable(name)
    }
  }

  /// A text, "" where there is none.
  func text(_ name: StaticString) throws(WireError) -> String { try optionalText(name) ?? "" }

  /// A text, "" where there is none or something else stands: for what a person can do without.
  func spareText(_ name: StaticString) -> String { ((try? optionalText(name)) ?? nil) ?? "" }

  /// A truth value, also as 0 and 1 or as text; false where there is none.
  func flag(_ name: StaticString) throws(WireError) -> Bool {
    switch try optionalText(name) {
    case nil, "0", "false": return false
    case "1", "true": return true
    case .some: throw .unusable(name)
    }
  }

  /// An object that a person can do without; nil where there is none or something else stands.
  func spareObject(_ name: StaticString) -> FieldReader? { object[name].flatMap { try? FieldReader($0) } }
}
