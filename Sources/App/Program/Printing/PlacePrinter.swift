internal import StoaCanvas

/// Prints a place as it comes: rows as lines with tabs between the fields, or as one JSON document.
struct PlacePrinter: Sendable {
  let address: String
  let isJSON: Bool

  /// One item that is a place of its own. False when nobody reads any more.
  func item(_ item: PlainItem) -> Bool {
    if isJSON { return Console.write(JSONText.object(item) + "\n") }
    let lines = item.fields.map { field in "\(field.name): \(Self.text(field.value, of: SafeText.block))\n" }
    return Console.write(lines.joined())
  }

  /// The beginning of a list, once its length is known.
  func begin(total: Int) -> Bool {
    guard isJSON else { return true }
    return Console.write("{\"address\":\(JSONText.string(address)),\"phase\":\"loaded\",\"total\":\(total),\"items\":[")
  }

  /// So many rows; nil stands for one that could not be read.
  func rows(_ items: [PlainItem?], isFirst: Bool) -> Bool {
    guard !items.isEmpty else { return true }
    if isJSON {
      let text = items.map { $0.map(JSONText.object) ?? "null" }.joined(separator: ",\n")
      return Console.write((isFirst ? "\n" : ",\n") + text)
    }
    return Console.write(items.map { ($0.map(Self.line) ?? "(could not be read)") + "\n" }.joined())
  }

  /// The end of a list.
  func end() -> Bool { isJSON ? Console.write("]}\n") : true }

  private static func line(_ item: PlainItem) -> String {
    item.fields.filter(\.isInLine).map { text($0.value, of: SafeText.line) }.joined(separator: "\t")
  }

  private static func text(_ value: PlainItem.Value, of safe: (String) -> String) -> String {
    switch value {
    case .number(let number): String(number)
    case .text(let text): safe(text)
    case .flag(let flag): flag ? "yes" : "no"
    case .none: ""
    }
  }
}
