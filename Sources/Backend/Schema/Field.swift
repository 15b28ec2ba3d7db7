/// One value of an item: where it stands in the JSON and in the table.
struct Field: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case integer, text, boolean }

  /// Dotted, as in `address.geo.lat`.
  let path: String
  /// The table's column; the path with `_` for its dots.
  let column: String
  let kind: Kind
  /// Whether `q` looks into it: what a person sees of the item in a list.
  let isSearched: Bool
  /// Whether the table keeps the folded text too, with an index: what people are put in order by.
  let isOrdered: Bool

  init(_ path: String, _ kind: Kind, searched: Bool = false, ordered: Bool = false) {
    self.path = path
    isOrdered = ordered
    column = path.split(separator: ".").joined(separator: "_")
    self.kind = kind
    isSearched = searched
  }

  /// What `ORDER BY` goes by. Texts stand in the order of their folded forms, as in an index of a book.
  var orderTerm: String {
    if isOrdered { return "\(column)_key" }
    return kind == .text ? "fold_text(\(column))" : column
  }

  static func text(_ path: String) -> Field { Field(path, .text) }
  static func searched(_ path: String) -> Field { Field(path, .text, searched: true) }
  static func integer(_ path: String) -> Field { Field(path, .integer) }
}
