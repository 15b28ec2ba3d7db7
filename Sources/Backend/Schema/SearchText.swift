/// The folding that makes `q` blind to case: Unicode's lower case, scalar by scalar where a language has one.
enum SearchText {
  /// The searched fields of an item in one text; the separator keeps a match from reaching over two fields.
  static func joined(_ parts: [String]) -> String {
    fold(parts.joined(separator: "\n"))
  }

  static func fold(_ text: String) -> String {
    // Final sigma is the one letter whose lower case depends on its place: "ΟΔΟΣ" must find "Οδός" typed either way.
    let lower = text.lowercased()
    guard lower.unicodeScalars.contains("ς") else { return lower }
    return String(String.UnicodeScalarView(lower.unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }
}
