internal import DomainLayer

/// The entries of the address line as lines of text, the newest first.
enum AddressHistoryFormat {
  /// In bytes; no link is longer.
  static let longestEntry = 4_096

  /// The entries, and how many lines were none: those are left out.
  static func read(_ bytes: [UInt8]) -> (history: AddressHistory, damaged: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let entries = lines.compactMap(entry)
    return (AddressHistory(entries), lines.count - entries.count)
  }

  static func write(_ history: AddressHistory) -> [UInt8] {
    history.entries.filter { entry(Array($0.utf8)[...]) != nil }.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count <= longestEntry, let text = String(validating: line, as: UTF8.self) else { return nil }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : text
  }
}
