extension JSONText {
  /// A quoted string that may go to a terminal: beside what RFC 8259 section 7 wants escaped, nothing is left in it that
  /// would change what is shown.
  public static func printed(_ text: String) -> String {
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
