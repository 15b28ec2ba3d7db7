/// What a link must be before anything looks at what it means.
public struct LinkPolicy: Hashable, Sendable {
  /// Small letters; may be left out of a link.
  public let scheme: String
  /// In bytes. The usual limit has room for a text of 256 characters of four bytes, percent-encoded.
  public let maximumLength: Int
  /// The known places, small letters.
  public let places: [String]

  public init(scheme: String = "stoa", maximumLength: Int = 4_096, places: [String]) {
    self.scheme = scheme
    self.maximumLength = maximumLength
    self.places = places
  }

  /// Takes a link apart, or says which stage refuses it: length, encoding, user info, port, scheme, place, and what of
  /// the path no pattern could match.
  ///
  /// Scheme and place may be in capitals. Letters beyond ASCII and spaces may stand as they are or percent-encoded;
  /// `+` in the query is a space. One slash at the end counts for nothing, nor does an empty item of the query; an item
  /// without `=` has an empty value.
  ///
  /// Source: RFC 3986, section 3; the query as the WHATWG's `application/x-www-form-urlencoded`.
  public func admit(_ text: String) throws(LinkRefusal) -> Link {
    let length = text.utf8.count
    guard length <= maximumLength else { throw .tooLong(bytes: length, limit: maximumLength) }
    let bytes = Array(text.utf8)
    try LinkEncoding.check(bytes)
    let parts = LinkParts(bytes)
    let place = try place(of: parts, in: bytes)
    if let fragment = parts.fragment { throw .fragment(LinkEncoding.raw(bytes[fragment])) }
    return Link(place, try path(bytes[parts.path]), query: query(bytes[parts.query]))
  }

  private func place(of parts: LinkParts, in bytes: [UInt8]) throws(LinkRefusal) -> String {
    let authority = bytes[parts.authority]
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      throw .userInfo(LinkEncoding.raw(authority[..<at]))
    }
    if let colon = authority.firstIndex(of: UInt8(ascii: ":")) {
      let before = authority[..<colon]
      let after = authority[(colon + 1)...]
      guard parts.scheme == nil, !after.allSatisfy(LinkEncoding.isDigit) || LinkEncoding.equal(before, scheme) else {
        throw .port(LinkEncoding.raw(authority[colon...]))
      }
      guard LinkEncoding.equal(before, scheme) else {
        throw .scheme(LinkEncoding.raw(before), expected: scheme)
      }
      throw .missingSlashes(scheme: scheme)
    }
    if let found = parts.scheme, !LinkEncoding.equal(bytes[found], scheme) {
      throw .scheme(LinkEncoding.raw(bytes[found]), expected: scheme)
    }
    guard let place = places.first(where: { LinkEncoding.equal(authority, $0) }) else {
      throw .place(LinkEncoding.raw(authority), known: places)
    }
    return place
  }

  private func path(_ bytes: ArraySlice<UInt8>) throws(LinkRefusal) -> [String] {
    var rest = bytes.dropFirst()
    if rest.last == UInt8(ascii: "/") { rest.removeLast() }
    guard bytes.count > 1 else { return [] }
    var steps: [String] = []
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      guard end > rest.startIndex else { throw .emptyStep }
      steps.append(LinkEncoding.decoded(rest[..<end]))
      guard end < rest.endIndex else { return steps }
      rest = rest[(end + 1)...]
    }
  }

  private func query(_ bytes: ArraySlice<UInt8>) -> [LinkItem] {
    var items: [LinkItem] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
      let item = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      guard !item.isEmpty else { continue }
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let value = item[min(equals + 1, item.endIndex)...]
      items.append(
        LinkItem(
          LinkEncoding.decoded(item[..<equals], plusIsSpace: true), LinkEncoding.decoded(value, plusIsSpace: true)))
    }
    return items
  }
}
