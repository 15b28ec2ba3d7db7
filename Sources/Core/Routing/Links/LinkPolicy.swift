/// What a link must be before anything looks at what it means.
public struct LinkPolicy: Hashable, Sendable {
  /// Small letters; may be left out of a link.
  public let scheme: String
  /// In bytes. The usual limit has room for a text of 256 characters of four bytes, percent-encoded.
  public let maximumLength: Int
  /// The known places, small letters.
  public let places: [String]

  /// Links of that scheme, of at most so many bytes, to these places.
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
    let bytes = text.utf8.span
    guard bytes.count <= maximumLength else { throw .tooLong(bytes: bytes.count, limit: maximumLength) }
    try LinkEncoding.check(bytes)
    let parts = LinkParts(bytes)
    let place = try place(of: parts, in: bytes)
    if let fragment = parts.fragment { throw .fragment(bytes.text(fragment)) }
    return Link(place, try path(bytes, parts.path), query: query(bytes, parts.query))
  }

  private func place(of parts: LinkParts, in bytes: Span<UInt8>) throws(LinkRefusal) -> String {
    let authority = parts.authority
    for index in authority where bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: ":") {
      throw refusal(of: parts, in: bytes)
    }
    if let found = parts.scheme, bytes.text(found) != scheme, LinkEncoding.lowercased(bytes, found) != scheme {
      throw .scheme(bytes.text(found), expected: scheme)
    }
    let name = bytes.text(authority)
    if places.contains(name) { return name }
    let small = LinkEncoding.lowercased(bytes, authority)
    guard places.contains(small) else { throw .place(name, known: places) }
    return small
  }

  /// Why an authority with `@` or `:` in it is none.
  private func refusal(of parts: LinkParts, in bytes: Span<UInt8>) -> LinkRefusal {
    let authority = parts.authority
    if let at = authority.last(where: { bytes[$0] == UInt8(ascii: "@") }) {
      return .userInfo(bytes.text(authority.lowerBound..<at))
    }
    let colon = bytes.first(UInt8(ascii: ":"), in: authority) ?? authority.upperBound
    let before = authority.lowerBound..<colon
    let isScheme = LinkEncoding.lowercased(bytes, before) == scheme
    let hasDigitsOnly = authority.dropFirst(before.count + 1).allSatisfy { LinkEncoding.isDigit(bytes[$0]) }
    if parts.scheme != nil || hasDigitsOnly && !isScheme { return .port(bytes.text(colon..<authority.upperBound)) }
    return isScheme ? .missingSlashes(scheme: scheme) : .scheme(bytes.text(before), expected: scheme)
  }

  private func path(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LinkRefusal) -> [String] {
    guard range.count > 1 else { return [] }
    let slash = UInt8(ascii: "/")
    let end = bytes[range.upperBound - 1] == slash ? range.upperBound - 1 : range.upperBound
    var steps: [String] = []
    steps.reserveCapacity(bytes.count(of: slash, in: range.lowerBound..<end))
    var start = range.lowerBound + 1
    while true {
      let next = bytes.first(slash, in: start..<end) ?? end
      guard next > start else { throw .emptyStep }
      steps.append(LinkEncoding.decoded(bytes, start..<next))
      guard next < end else { return steps }
      start = next + 1
    }
  }

  private func query(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [LinkItem] {
    guard !range.isEmpty else { return [] }
    var items: [LinkItem] = []
    items.reserveCapacity(1 + bytes.count(of: UInt8(ascii: "&"), in: range))
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes.first(UInt8(ascii: "&"), in: start..<range.upperBound) ?? range.upperBound
      if end > start {
        let equals = bytes.first(UInt8(ascii: "="), in: start..<end) ?? end
        items.append(
          LinkItem(
            LinkEncoding.decoded(bytes, start..<equals, plusIsSpace: true),
            LinkEncoding.decoded(bytes, min(equals + 1, end)..<end, plusIsSpace: true)))
      }
      start = end + 1
    }
    return items
  }
}
