/// Repairs what a service sent before anything reads it as JSON.
enum WireText {
  /// The bytes without a byte order mark, and U+FFFD for each part that is no UTF-8.
  static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let body = withoutMark(bytes)
    return Array(String(decoding: body, as: UTF8.self).utf8)
  }

  /// Skips the byte order mark that some services put in front of JSON (RFC 8259 section 8.1 lets a reader ignore it).
  static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// Makes `\uFFFD` of each `\uD800` to `\uDFFF` that has no partner: no string can hold it (RFC 8259 section 8.2).
  static func pairingEscapes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var repaired = Array(bytes)
    var index = 0
    while index < repaired.count {
      guard repaired[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      switch escape(in: repaired, at: index) {
      case nil: index += 2
      case (0xD800...0xDBFF)?:
        if case (0xDC00...0xDFFF)? = escape(in: repaired, at: index + 6) {
          index += 12
        } else {
          fallthrough
        }
      case (0xDC00...0xDFFF)?:
        repaired.replaceSubrange(index + 2..<index + 6, with: Array("FFFD".utf8))
        index += 6
      case .some: index += 6
      }
    }
    return repaired
  }

  /// The code unit of a `\uXXXX` that starts there.
  private static func escape(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
