/// Percent codes and what they may stand for.
enum LinkEncoding {
  /// Refuses what is no percent code, control characters in either spelling, and codes that are not UTF-8 together.
  static func check(_ bytes: [UInt8]) throws(LinkRefusal) {
    var index = 0
    var hasHighCodes = false
    var previous: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      // C1 controls are C2 80 to C2 9F in UTF-8.
      if byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte >= 0x80 && byte < 0xA0 {
        let scalar = Unicode.Scalar(byte)
        throw .badEncoding(String(Character(scalar)), .control)
      }
      previous = byte
      index += 1
      guard byte == UInt8(ascii: "%") else { continue }
      guard let code = code(in: bytes[...], at: index) else {
        throw .badEncoding(raw(bytes[(index - 1)..<min(index + 2, bytes.count)]), .percentCode)
      }
      if code < 0x20 || code == 0x7F { throw .badEncoding(raw(bytes[(index - 1)..<(index + 2)]), .control) }
      if code >= 0x80 { hasHighCodes = true }
      index += 2
    }
    if hasHighCodes { try checkCodes(bytes) }
  }

  /// The text of a part, its percent codes resolved.
  static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String {
    let isPlain = bytes.allSatisfy { $0 != UInt8(ascii: "%") && !(plusIsSpace && $0 == UInt8(ascii: "+")) }
    guard !isPlain else { return raw(bytes) }
    return raw(decodedBytes(bytes, plusIsSpace: plusIsSpace)[...])
  }

  static func raw(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether the bytes are that word of small letters, in whatever case.
  static func equal(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    guard bytes.count == word.utf8.count else { return false }
    return zip(bytes, word.utf8).allSatisfy { byte, letter in
      byte == letter || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte + 32 == letter
    }
  }

  private static func checkCodes(_ bytes: [UInt8]) throws(LinkRefusal) {
    let decoded = decodedBytes(bytes[...], plusIsSpace: false)
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw .badEncoding(codes(in: bytes), .notUTF8)
    }
    if text.unicodeScalars.contains(where: { (0x80..<0xA0).contains($0.value) }) {
      throw .badEncoding(codes(in: bytes), .control)
    }
  }

  /// The first run of percent codes above ASCII, for the message.
  private static func codes(in bytes: [UInt8]) -> String {
    var index = 0
    var run: [UInt8] = []
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let code = code(in: bytes[...], at: index + 1), code >= 0x80 {
        run += bytes[index...(index + 2)]
        index += 3
      } else if run.isEmpty {
        index += 1
      } else {
        break
      }
    }
    return raw(run[...])
  }

  private static func decodedBytes(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), let code = code(in: bytes, at: index) {
        result.append(code)
        index += 2
      } else {
        result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return result
  }

  private static func code(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt8? {
    guard index + 1 < bytes.endIndex, let high = digit(bytes[index]), let low = digit(bytes[index + 1]) else {
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
