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

  init(_ bytes: Span<UInt8>) {
    var start = 0
    var head = Self.headEnd(bytes, from: 0)
    // Nothing but a colon before two slashes can end a scheme.
    if head > 0, bytes[head - 1] == UInt8(ascii: ":"), Self.hasSlashes(bytes, at: head),
      bytes.first(UInt8(ascii: ":"), in: 0..<head) == head - 1
    {
      scheme = 0..<(head - 1)
      start = head + 2
      head = Self.headEnd(bytes, from: start)
    }
    authority = start..<head
    var end = bytes.count
    if let hash = bytes.first(UInt8(ascii: "#"), in: head..<end) {
      fragment = (hash + 1)..<end
      end = hash
    }
    path = head..<end
    query = end..<end
    if let mark = bytes.first(UInt8(ascii: "?"), in: path) {
      query = (mark + 1)..<end
      path = path.lowerBound..<mark
    }
  }

  private static func hasSlashes(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
  }

  private static func headEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
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
