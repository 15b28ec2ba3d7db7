/// A link's bytes cut at its delimiters, nothing decoded. Source: RFC 3986, section 3.
struct LinkParts {
  /// What stands before `://`; nil where that was left out.
  private(set) var scheme: ArraySlice<UInt8>?
  private(set) var authority: ArraySlice<UInt8>
  /// With the slash it begins with; empty where there is none.
  private(set) var path: ArraySlice<UInt8>
  private(set) var query: ArraySlice<UInt8> = []
  /// What stands after `#`; nil where there is none.
  private(set) var fragment: ArraySlice<UInt8>?

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    let head = rest[..<Self.headEnd(rest)]
    if let colon = head.firstIndex(of: UInt8(ascii: ":")),
      rest[(colon + 1)...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    {
      scheme = rest[..<colon]
      rest = rest[(colon + 3)...]
    }
    let end = Self.headEnd(rest)
    authority = rest[..<end]
    rest = rest[end...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = rest[(hash + 1)...]
      rest = rest[..<hash]
    }
    path = rest
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      path = rest[..<mark]
      query = rest[(mark + 1)...]
    }
  }

  private static func headEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    let end = bytes.firstIndex { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    return end ?? bytes.endIndex
  }
}
