/// Percent codes and what they may stand for.
enum LinkEncoding {
  /// Refuses what is no percent code, control characters in either spelling, and codes that are not UTF-8 together.
  static func check(_ bytes: Span<UInt8>) throws(LinkRefusal) {
    // Most links hold nothing that needs a look.
    for index in 0..<bytes.count where isSuspect(bytes[index]) { return try checkCodes(bytes) }
  }

  /// The text of a part, its percent codes resolved.
  static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool = false) -> String {
    for index in range
    where bytes[index] == UInt8(ascii: "%") || plusIsSpace && bytes[index] == UInt8(ascii: "+") {
      return String(decoding: decodedBytes(bytes, range, plusIsSpace: plusIsSpace), as: UTF8.self)
    }
    return bytes.text(range)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The text with its ASCII letters small.
  static func lowercased(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var small: [UInt8] = []
    small.reserveCapacity(range.count)
    for index in range {
      let byte = bytes[index]
      small.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte)
    }
    return String(decoding: small, as: UTF8.self)
  }

  /// A percent sign, a control character, or the first byte of one: C1 controls are C2 80 to C2 9F in UTF-8.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "%") || byte == 0x7F || byte == 0xC2
  }

  private static func checkCodes(_ bytes: Span<UInt8>) throws(LinkRefusal) {
    var index = 0
    var hasHighCodes = false
    var previous: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte >= 0x80 && byte < 0xA0 {
        throw .badEncoding(String(Character(Unicode.Scalar(byte))), .control)
      }
      previous = byte
      index += 1
      guard byte == UInt8(ascii: "%") else { continue }
      guard let code = code(in: bytes, at: index) else {
        throw .badEncoding(bytes.text((index - 1)..<min(index + 2, bytes.count)), .percentCode)
      }
      if code < 0x20 || code == 0x7F { throw .badEncoding(bytes.text((index - 1)..<(index + 2)), .control) }
      if code >= 0x80 { hasHighCodes = true }
      index += 2
    }
    if hasHighCodes { try checkHighCodes(bytes) }
  }

  private static func checkHighCodes(_ bytes: Span<UInt8>) throws(LinkRefusal) {
    let decoded = decodedBytes(bytes, 0..<bytes.count, plusIsSpace: false)
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw .badEncoding(highCodes(in: bytes), .notUTF8)
    }
    if text.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) }) {
      throw .badEncoding(highCodes(in: bytes), .control)
    }
  }

  /// The first run of percent codes above ASCII, for the message.
  private static func highCodes(in bytes: Span<UInt8>) -> String {
    var index = 0
    var start: Int?
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let code = code(in: bytes, at: index + 1), code >= 0x80 {
        start = start ?? index
        index += 3
      } else if start == nil {
        index += 1
      } else {
        break
      }
    }
    return bytes.text((start ?? index)..<index)
  }

  private static func decodedBytes(_ bytes: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), index + 2 <= range.upperBound, let code = code(in: bytes, at: index) {
        result.append(code)
        index += 2
      } else {
        result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return result
  }

  private static func code(in bytes: Span<UInt8>, at index: Int) -> UInt8? {
    guard index + 1 < bytes.count, let high = digit(bytes[index]), let low = digit(bytes[index + 1]) else {
      return nil
    }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
