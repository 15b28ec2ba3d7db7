/// Where a link's parts lie in its bytes, nothing decoded. Source: RFC 3986, section 3.
struct LinkParts {
  /// What stands before `://`; nil where that was left out.
  private(set) var scheme: Range<Int>?
  private(set) var authority: Range<Int>
  /// With the slash it begins with; empty where there is none.
  private(set) var path: Range<Int>
  private(set) var query: Range<Int>
  /// What stands after `#`; nil where there is none.
  private(set) var fragment: Range<Int>?

  init(_ bytes: [UInt8]) {
    var start = 0
    let head = Self.headEnd(bytes, from: 0)
    if let colon = bytes[..<head].firstIndex(of: UInt8(ascii: ":")), Self.hasSlashes(bytes, at: colon + 1) {
      scheme = 0..<colon
      start = colon + 3
    }
    authority = start..<Self.headEnd(bytes, from: start)
    var end = bytes.count
    if let hash = bytes[authority.upperBound...].firstIndex(of: UInt8(ascii: "#")) {
      fragment = (hash + 1)..<end
      end = hash
    }
    path = authority.upperBound..<end
    query = end..<end
    if let mark = bytes[path].firstIndex(of: UInt8(ascii: "?")) {
      query = (mark + 1)..<end
      path = path.lowerBound..<mark
    }
  }

  private static func hasSlashes(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
  }

  private static func headEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
      default: index += 1
      }
    }
    return index
  }
}
