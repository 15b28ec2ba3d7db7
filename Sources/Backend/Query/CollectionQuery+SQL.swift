internal import StoaStorage

extension CollectionQuery {
  /// The whole collection in the order of its ids: what can be paged without looking for the start of a page.
  var isPlain: Bool {
    filters.isEmpty && search == nil && (order.first.map { $0.field.path == "id" && !$0.isDescending } ?? true)
  }

  /// The `WHERE` and `ORDER BY` of the query, and the values of their parameters.
  var clauses: (sql: String, values: [SQLValue]) {
    var conditions: [String] = []
    var values: [SQLValue] = []
    for filter in filters {
      let accepted = filter.values.compactMap { Self.value($0, of: filter.field.kind) }
      values += accepted
      conditions.append("\(filter.field.column) IN (\(accepted.map { _ in "?" }.joined(separator: ",")))")
    }
    if let search {
      conditions.append("contains_bytes(search, ?)")
      values.append(.text(search))
    }
    let place = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    let terms = order.map { $0.field.orderTerm + ($0.isDescending ? " DESC" : "") }
    return (place + " ORDER BY " + (terms + ["id"]).joined(separator: ","), values)
  }

  /// The stretch of `total` items that the window covers.
  func range(of total: Int) -> Range<Int> {
    let (offset, limit) =
      switch window {
      case .all: (0, Int.max)
      case .slice(let offset, let limit): (offset, limit)
      case .page(let page, let limit): ((page - 1) * limit, limit)
      }
    let start = min(offset, total)
    return start..<(start + min(limit, total - start))
  }

  /// A value that the field can have; nil for a text that no item can equal.
  private static func value(_ text: String, of kind: Field.Kind) -> SQLValue? {
    switch kind {
    case .text: .text(text)
    case .integer: Int(text).map { .integer($0) }
    case .boolean: text == "true" ? .integer(1) : text == "false" ? .integer(0) : nil
    }
  }
}
