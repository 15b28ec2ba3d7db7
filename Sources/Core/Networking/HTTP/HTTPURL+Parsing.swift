extension HTTPURL {
  /// Reads an absolute address; refuses, with `badURL`, whatever is not plainly one.
  ///
  /// A fragment is dropped, since it is never sent; user information, a port out of range, blanks, controls,
  /// characters outside ASCII and broken escapes are refused.
  public init(_ text: String) throws(HTTPError) {
    let name = text.prefix { $0 != ":" }
    guard text[name.endIndex...].hasPrefix("://") else {
      throw .badURL("\(Self.shown(text)) has no http:// or https://")
    }
    guard let scheme = Scheme(rawValue: name.lowercased()) else {
      throw .badURL("\(Self.shown(text)) is neither http nor https")
    }
    let rest = text[name.endIndex...].dropFirst(3).prefix { $0 != "#" }
    try Self.checkCharacters(rest, of: text)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let (host, port) = try Self.parseAuthority(authority, of: text)
    let target = rest[authority.endIndex...]
    let path = target.prefix { $0 != "?" }
    let query = path.endIndex == target.endIndex ? nil : String(target[path.endIndex...].dropFirst())
    self.init(
      scheme: scheme, host: host, port: port ?? scheme.defaultPort,
      path: path.isEmpty ? "/" : Self.withoutDotSegments(String(path)), query: query)
  }

  /// The address that a reference means when it is met at this one (RFC 3986, section 5.2).
  public func resolving(_ reference: String) throws(HTTPError) -> HTTPURL {
    let text = reference.prefix { $0 != "#" }
    if text.isEmpty { return self }
    if text.hasPrefix("//") { return try HTTPURL("\(scheme.rawValue):\(text)") }
    if let colon = text.firstIndex(where: { ":/?".contains($0) }), text[colon] == ":" {
      guard text[colon...].hasPrefix("://") else { throw .badURL("\(Self.shown(reference)) is neither http nor https") }
      return try HTTPURL(String(text))
    }
    let base = "\(scheme.rawValue)://\(authority)"
    if text.hasPrefix("/") { return try HTTPURL(base + text) }
    if text.hasPrefix("?") { return try HTTPURL(base + path + text) }
    let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    return try HTTPURL(base + folder + text)
  }

  private static func parseAuthority(
    _ authority: Substring, of text: String
  ) throws(HTTPError) -> (host: String, port: Int?) {
    if authority.contains("@") { throw .badURL("\(shown(text)) carries user information; use a token instead") }
    let host: Substring
    let isAddress = authority.hasPrefix("[")
    if isAddress {
      guard let close = authority.firstIndex(of: "]") else { throw .badURL("\(shown(text)) has an open bracket") }
      host = authority[authority.index(after: authority.startIndex)..<close]
    } else {
      host = authority.prefix { $0 != ":" }
    }
    guard isAddress ? isIPv6Shape(host) : isHostName(host) else {
      throw .badURL("\(shown(text)) has no usable host name")
    }
    let tail = authority[host.endIndex...].drop { isAddress && $0 == "]" }
    if tail.isEmpty { return (host.lowercased(), nil) }
    let digits = tail.dropFirst()
    guard tail.first == ":", digits.utf8.count <= 5, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badURL("\(shown(text)) has a bad port")
    }
    if digits.isEmpty { return (host.lowercased(), nil) }
    guard let port = Int(digits), (1...65_535).contains(port) else { throw .badURL("\(shown(text)) has a bad port") }
    return (host.lowercased(), port)
  }

  private static func checkCharacters(_ rest: Substring, of text: String) throws(HTTPError) {
    var bytes = rest.utf8
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard bytes.popFirst().flatMap(PercentEncoding.hexValue) != nil,
          bytes.popFirst().flatMap(PercentEncoding.hexValue) != nil
        else { throw .badURL("\(shown(text)) has a broken % escape") }
      } else if byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}".utf8.contains(byte) {
        throw .badURL("\(shown(text)) has a character that an address may not hold")
      }
    }
  }

  private static func isHostName(_ host: Substring) -> Bool {
    !host.isEmpty && host.utf8.count <= 253 && !host.hasPrefix(".") && !host.contains("..")
      && host.utf8.allSatisfy { PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: "~") }
  }

  private static func isIPv6Shape(_ host: Substring) -> Bool {
    host.contains(":") && host.utf8.count <= 45
      && host.utf8.allSatisfy {
        PercentEncoding.hexValue($0) != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
  }

  /// RFC 3986, section 5.2.4; an escaped dot counts as a dot, as every server reads it.
  static func withoutDotSegments(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) || path.utf8.contains(UInt8(ascii: "%")) else { return path }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, segment) in zip(segments.indices, segments) {
      let isLast = index == segments.endIndex - 1
      switch segment.lowercased() {
      case ".", "%2e": if isLast { kept.append("") }
      case "..", ".%2e", "%2e.", "%2e%2e":
        if !kept.isEmpty { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/")
  }

  /// The text cut to a length that fits in one line of a message, without the query, which may hold a secret.
  private static func shown(_ text: String) -> String {
    let plain = text.prefix { $0 != "?" && $0 != "#" }
    let safe = (plain.firstIndex(of: "@")).map { "…" + plain[$0...] } ?? String(plain)
    let scalars = safe.unicodeScalars.prefix(80).map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
    return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
  }
}
