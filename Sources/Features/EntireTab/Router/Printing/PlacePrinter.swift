internal import StoaCanvas
internal import StoaJSON

/// Prints a place as it comes: rows as lines with tabs between the fields, or as one JSON document.
package struct PlacePrinter: Sendable {
  let address: String
  let isJSON: Bool
  let output: PlaceOutput

  package init(_ destination: Destination, isJSON: Bool, output: PlaceOutput) {
    address = destination.address
    self.isJSON = isJSON
    self.output = output
  }

  /// One item that is a place of its own. False when nobody reads any more.
  func item(_ item: PlainItem) -> Bool {
    if isJSON { return output.write(item.json + "\n") }
    let lines = item.fields.map { field in "\(field.name): \(Self.text(field.value, of: SafeText.block))\n" }
    return output.write(lines.joined())
  }

  /// The beginning of a list, once its length is known.
  func begin(total: Int) -> Bool {
    guard isJSON else { return true }
    return output.write("{\"address\":\(JSONText.printed(address)),\"phase\":\"loaded\",\"total\":\(total),\"items\":[")
  }

  /// So many rows; nil stands for one that could not be read.
  func rows(_ items: [PlainItem?], isFirst: Bool) -> Bool {
    guard !items.isEmpty else { return true }
    if isJSON {
      let text = items.map { $0?.json ?? "null" }.joined(separator: ",\n")
      return output.write((isFirst ? "\n" : ",\n") + text)
    }
    return output.write(items.map { ($0.map(Self.line) ?? "(could not be read)") + "\n" }.joined())
  }

  /// The end of a list.
  func end() -> Bool { isJSON ? output.write("]}\n") : true }

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
