/// An object around a list, as json-server 1 sends it: `{"data": […], "items": 12, "next": 2}`.
struct Envelope: Sendable {
  /// The bytes of the list.
  let list: ArraySlice<UInt8>
  let total: Int?
  let hasNext: Bool?

  /// Nil when the bytes are no object with a list under "data".
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first(where: { !ElementScanner.isBlank($0) }) == UInt8(ascii: "{"),
      let members = ElementScanner(bytes).elements()
    else { return nil }
    var list: ArraySlice<UInt8>?
    var total: Int?
    var next: ArraySlice<UInt8>?
    for member in members.prefix(32) {
      let part = bytes[member.range]
      if let value = Self.value("data", in: part) { list = value }
      if let value = Self.value("items", in: part) { total = Int(String(decoding: value, as: UTF8.self)) }
      if let value = Self.value("next", in: part) { next = value }
    }
    guard let list, list.first == UInt8(ascii: "[") else { return nil }
    self.list = list
    self.total = total
    hasNext = next.map { !$0.elementsEqual(Array("null".utf8)) }
  }

  /// The bytes after `"name":`, without blanks.
  private static func value(_ name: String, in member: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let key = Array("\"\(name)\"".utf8)
    guard member.starts(with: key) else { return nil }
    let rest = member.dropFirst(key.count).drop(while: ElementScanner.isBlank)
    guard rest.first == UInt8(ascii: ":") else { return nil }
    return rest.dropFirst().drop(while: ElementScanner.isBlank)
  }
}
