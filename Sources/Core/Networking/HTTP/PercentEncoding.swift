/// Percent-encoding of URL parts (RFC 3986, section 2).
public enum PercentEncoding {
  /// Which bytes stand for themselves.
  package enum Part: Sendable {
    /// One value or name in a query: only unreserved characters, so `&`, `=`, `+` and `#` are always data.
    case queryValue
    /// A path with its slashes.
    case path
  }

  /// The text as it may stand between `=` and `&` of a query; a blank becomes `%20`.
  public static func queryValue(_ text: String) -> String { encode(text, as: .queryValue) }

  /// The text with its escapes resolved, or nil when an escape is broken or the bytes are no UTF-8.
  public static func decode(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  package static func encode(_ text: String, as part: Part) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if stands(byte, in: part) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 0x0F))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func stands(_ byte: UInt8, in part: Part) -> Bool {
    if isUnreserved(byte) { return true }
    return switch part {
    case .queryValue: false
    case .path: "!$&'()*+,;=:@/".utf8.contains(byte)
    }
  }
}
