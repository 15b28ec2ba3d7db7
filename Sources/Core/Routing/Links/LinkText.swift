/// How a link's own text is shown in a message.
enum LinkText {
  static let shownLength = 40

  /// At most `shownLength` characters, what is cut off marked by `...`; control, format and separator characters as
  /// `\u{1B}`, so that no link can write to the terminal through its refusal.
  static func shown(_ text: String) -> String {
    var result = ""
    var count = 0
    for character in text {
      guard count < shownLength else { return result + "..." }
      count += 1
      // A cluster of hundreds of marks is one character: it is bounded as well.
      for scalar in character.unicodeScalars.prefix(8) { append(scalar, to: &result) }
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
}
