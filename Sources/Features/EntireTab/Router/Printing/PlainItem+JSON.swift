internal import StoaJSON

extension PlainItem {
  /// An object with all fields.
  var json: String {
    "{\(fields.map { "\(JSONText.printed($0.name)):\(Self.json($0.value))" }.joined(separator: ","))}"
  }

  private static func json(_ value: Value) -> String {
    switch value {
    case .number(let number): String(number)
    case .text(let text): JSONText.printed(text)
    case .flag(let flag): flag ? "true" : "false"
    case .none: "null"
    }
  }
}
