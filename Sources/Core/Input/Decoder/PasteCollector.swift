/// The text of a bracketed paste while it arrives, with its end marker looked for byte by byte.
///
/// Holds at most `InputDecoder.maximumPaste` bytes; what comes after them is dropped up to the end marker.
struct PasteCollector: Sendable {
  static let start: [UInt8] = Array("\u{1B}[200~".utf8)
  static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  var byteCount: Int { bytes.count + matched }

  /// Takes a byte; true when it was the last of the end marker.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      guard matched == Self.end.count else { return false }
      matched = 0
      return true
    }
    // Esc stands in the marker's first place only, so a broken match can begin anew nowhere but at this byte.
    for passed in Self.end.prefix(matched) { keep(passed) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// Takes what was pasted behind an end marker that was not the last one.
  mutating func append(_ pasted: [UInt8]) {
    for byte in pasted { keep(byte) }
  }

  /// The text so far, line ends as `\n`; the collector is empty afterwards and its memory given back.
  mutating func finish() -> String {
    for passed in Self.end.prefix(matched) { keep(passed) }
    if bytes.count >= InputDecoder.maximumPaste { dropCutScalar() }
    let text = String(decoding: Self.unixLines(bytes), as: UTF8.self)
    self = PasteCollector()
    return text
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < InputDecoder.maximumPaste { bytes.append(byte) }
  }

  /// A paste cut at its limit may end within a character, which would show as a fault that was never pasted.
  private mutating func dropCutScalar() {
    var length = 0
    while length < 3, length < bytes.count, bytes[bytes.count - 1 - length] & 0xC0 == 0x80 { length += 1 }
    guard length < bytes.count else { return }
    let needed =
      switch bytes[bytes.count - 1 - length] {
      case 0xC0...0xDF: 1
      case 0xE0...0xEF: 2
      case 0xF0...0xF7: 3
      default: 0
      }
    if length < needed { bytes.removeLast(length + 1) }
  }

  /// Terminals send the line ends of a paste as CR.
  private static func unixLines(_ bytes: [UInt8]) -> [UInt8] {
    let carriageReturn = UInt8(ascii: "\r")
    guard bytes.contains(carriageReturn) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == carriageReturn {
        result.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != carriageReturn {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
