/// Cuts a JSON array or object into its elements without reading them, so that a broken one harms no other.
///
/// It looks at brackets and strings only, in one pass and without recursion; what stands between two commas is an
/// element, whether it is JSON or not. An element that is too deep or too long is cut out all the same, and marked.
struct ElementScanner: Sendable {
  /// What is accepted of a service that may be hostile.
  struct Limits: Sendable {
    var depth = 64
    var elementBytes = 1 << 20
    var elements = 200_000
  }

  /// One element: where it stands, and whether it is within the limits.
  struct Element: Equatable, Sendable {
    let range: Range<Int>
    let isAcceptable: Bool
  }

  private let bytes: ArraySlice<UInt8>
  private let limits: Limits

  init(_ bytes: ArraySlice<UInt8>, limits: Limits = Limits()) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The elements of the array or object that the bytes start with; nil when they start with neither.
  ///
  /// Where the end is missing, what has begun counts as an element.
  func elements() -> [Element]? {
    guard let open = bytes.firstIndex(where: { !Self.isBlank($0) }), bytes[open] == 0x5B || bytes[open] == 0x7B else {
      return nil
    }
    var found: [Element] = []
    var start = open + 1
    var depth = 1
    var deepest = 1
    var index = start
    while index < bytes.endIndex, depth > 0, found.count < limits.elements {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(at: index)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      // A stray bracket of the other kind must not end the whole: 0x5D closes 0x5B, 0x7D closes 0x7B.
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 1 || bytes[index] == bytes[open] + 2 { depth -= 1 }
      case UInt8(ascii: ",") where depth == 1:
        found.append(element(start..<index, depth: deepest))
        start = index + 1
        deepest = 1
      default: break
      }
      index += 1
    }
    guard found.count < limits.elements else { return found }
    let last = element(start..<(depth == 0 ? index - 1 : bytes.endIndex), depth: deepest)
    if !last.range.isEmpty || !found.isEmpty { found.append(last) }
    return found
  }

  private func element(_ range: Range<Int>, depth: Int) -> Element {
    let part = bytes[range]
    let first = part.firstIndex { !Self.isBlank($0) } ?? range.upperBound
    let last = part.lastIndex { !Self.isBlank($0) } ?? first - 1
    let trimmed = first..<max(first, last + 1)
    return Element(range: trimmed, isAcceptable: depth <= limits.depth && trimmed.count <= limits.elementBytes)
  }

  /// The place of the closing quote, or of the last byte where there is none.
  private func endOfString(at quote: Int) -> Int {
    var index = quote + 1
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        return index
      }
      index += 1
    }
    return bytes.endIndex - 1
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
