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

  init(_ path: String, _ kind: Kind, searched: Bool = false) {
    self.path = path
    column = path.split(separator: ".").joined(separator: "_")
    self.kind = kind
    isSearched = searched
  }

  static func text(_ path: String) -> Field { Field(path, .text) }
  static func searched(_ path: String) -> Field { Field(path, .text, searched: true) }
  static func integer(_ path: String) -> Field { Field(path, .integer) }
}
