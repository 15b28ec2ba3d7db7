/// The query of a list in json-server's words, always in the same order, so that equal wishes have equal addresses.
struct WireQuery: Sendable {
  private(set) var items: [(name: String, value: String)]

  init(page: Int, limit: Int) {
    items = [("_page", String(page)), ("_limit", String(limit))]
  }

  mutating func search(_ text: String) {
    if !text.isEmpty { items.append(("q", text)) }
  }

  mutating func order(by field: String) {
    items += [("_sort", field), ("_order", "asc")]
  }

  mutating func equal(_ field: String, _ value: String) { items.append((field, value)) }
}
