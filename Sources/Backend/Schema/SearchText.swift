internal import StoaStorage

/// What `q` looks into.
enum SearchText {
  /// The searched fields of an item in one folded text; the separator keeps a match from reaching over two fields.
  static func joined(_ parts: [String]) -> String {
    TextFolding.fold(parts.joined(separator: "\n"))
  }
}
