/// Cuts what is written to a terminal into texts, control characters and control sequences (ECMA-48 §5.4).
struct ControlBytes {
  enum Token {
    /// Characters that are shown; the bytes are UTF-8.
    case text
    /// One control character.
    case control(UInt8)
    /// `CSI … F`; of a private one, which has a mark such as `?` or a space before F, only the end is known.
    case sequence(final: UInt8, isPrivate: Bool)
    /// Any other sequence, or one that is cut off.
    case other
  }

  private var position = 0
  /// Where the last token stands.
  private(set) var range = 0..<0

  /// The next token; nil at the end.
  mutating func next(in bytes: [UInt8]) -> Token? {
    guard position < bytes.count else { return nil }
    let start = position
    defer { range = start..<position }
    guard bytes[start] == 0x1B else { return plain(in: bytes) }
    position += 1
    guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else {
      while position < bytes.count, 0x20...0x2F ~= bytes[position] { position += 1 }
      position = min(position + 1, bytes.count)
      return .other
    }
    position += 1
    var isPrivate = false
    while position < bytes.count, 0x20...0x3F ~= bytes[position] {
      if !(0x30...0x3B ~= bytes[position]) { isPrivate = true }
      position += 1
    }
    guard position < bytes.count else { return .other }
    position += 1
    return .sequence(final: bytes[position - 1], isPrivate: isPrivate)
  }

  private mutating func plain(in bytes: [UInt8]) -> Token {
    let first = bytes[position]
    position += 1
    guard first >= 0x20, first != 0x7F else { return .control(first) }
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x7F { position += 1 }
    return .text
  }
}
