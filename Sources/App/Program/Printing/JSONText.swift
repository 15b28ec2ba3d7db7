/// Writes the JSON that scripts get (RFC 8259), a piece at a time, so that a long list is never held whole.
package enum JSONText {
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || actsOnTerminal(scalar.value):
        result += "\\u" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func object(_ item: PlainItem) -> String {
    let fields = item.fields.map { "\(string($0.name)):\(value($0.value))" }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func value(_ value: PlainItem.Value) -> String {
    switch value {
    case .number(let number): String(number)
    case .text(let text): string(text)
    case .flag(let flag): flag ? "true" : "false"
    case .none: "null"
    }
  }

  /// DEL, C1, line separators and bidirectional controls: JSON needs no escape for them, but they change what a terminal
  /// shows of it.
  private static func actsOnTerminal(_ value: UInt32) -> Bool {
    switch value {
    case 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
