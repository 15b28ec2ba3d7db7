/// Writes JSON values as bytes (RFC 8259), without blanks.
public enum JSONText {
  /// A value of an object that is written at once.
  public enum Value: Sendable {
    /// A number.
    case integer(Int)
    /// A string, which is escaped as it is written.
    case text(String)
    /// `true` or `false`.
    case flag(Bool)
  }

  /// Appends a number.
  public static func append(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Appends `true` or `false`.
  public static func append(_ flag: Bool, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Appends a quoted string with what must be escaped.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// Appends UTF-8 as a quoted string; whole runs without anything to escape are copied at once.
  public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(quote)
    var start = 0
    for index in text.indices where text[index] < 0x20 || text[index] == quote || text[index] == backslash {
      bytes.append(contentsOf: text[start..<index])
      appendEscape(text[index], to: &bytes)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(quote)
  }

  /// An object of these members, in order.
  public static func object(_ members: KeyValuePairs<String, Value>) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(member.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private static func append(_ value: Value, to bytes: inout [UInt8]) {
    switch value {
    case .integer(let number): append(number, to: &bytes)
    case .text(let text): append(text, to: &bytes)
    case .flag(let flag): append(flag, to: &bytes)
    }
  }

  private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(backslash)
    switch byte {
    case quote, backslash: bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hexDigits[Int(byte >> 4)])
      bytes.append(hexDigits[Int(byte & 15)])
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let hexDigits = Array("0123456789abcdef".utf8)
}
