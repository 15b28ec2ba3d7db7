internal import StoaNetworking
internal import StoaStorage

/// What a request asks of a collection: which items, in which order, which stretch of them.
struct CollectionQuery: Hashable, Sendable {
  /// An item matches when, for each of these, the field equals one of the values.
  struct Filter: Hashable, Sendable {
    let field: Field
    var values: [String]
  }

  struct Order: Hashable, Sendable {
    let field: Field
    let isDescending: Bool
  }

  enum Window: Hashable, Sendable {
    case all
    case slice(offset: Int, limit: Int)
    case page(Int, limit: Int)
  }

  var filters: [Filter] = []
  /// Folded; nil when there is no `q` or an empty one.
  var search: String?
  var order: [Order] = []
  var window = Window.all

  static let defaultLimit = 10

  /// Reads the pairs of a query; names that mean nothing here are ignored, as json-server does.
  init(_ items: [(name: String, value: String)], of resource: Resource) throws(Refusal) {
    var control: [String: String] = [:]
    for (name, value) in items {
      if name == "q" || name.hasPrefix("_") {
        if control[name] == nil { control[name] = value }
      } else if let field = resource.field(name) {
        add(value, to: field)
      }
    }
    search = control["q"].flatMap { $0.isEmpty ? nil : TextFolding.fold($0) }
    order = Self.order(control["_sort"] ?? "", control["_order"] ?? "", of: resource)
    window = try Self.window(control)
  }

  mutating func add(_ value: String, to field: Field) {
    if let index = filters.firstIndex(where: { $0.field == field }) {
      filters[index].values.append(value)
    } else {
      filters.append(Filter(field: field, values: [value]))
    }
  }

  private static func order(_ names: String, _ directions: String, of resource: Resource) -> [Order] {
    let directions = directions.split(separator: ",", omittingEmptySubsequences: false)
    return names.split(separator: ",").enumerated().compactMap { index, name in
      resource.field(String(name)).map {
        Order(field: $0, isDescending: index < directions.count && directions[index].lowercased() == "desc")
      }
    }
  }

  private static func window(_ control: [String: String]) throws(Refusal) -> Window {
    let limit = try number("_limit", control, least: 0)
    if let page = try number("_page", control, least: 1) {
      let limit = limit ?? defaultLimit
      guard limit > 0 else { throw .badRequest("_limit must be 1 or more with _page") }
      guard !page.multipliedReportingOverflow(by: limit).overflow else { throw .badRequest("_page is too large") }
      return .page(page, limit: limit)
    }
    let start = try number("_start", control, least: 0)
    if let end = try number("_end", control, least: 0) {
      return .slice(offset: start ?? 0, limit: max(0, end - (start ?? 0)))
    }
    if let limit { return .slice(offset: start ?? 0, limit: limit) }
    return start.map { .slice(offset: $0, limit: .max) } ?? .all
  }

  private static func number(_ name: String, _ control: [String: String], least: Int) throws(Refusal) -> Int? {
    guard let text = control[name] else { return nil }
    guard let number = Int(text), number >= least else {
      throw .badRequest("\(name) must be a whole number, \(least) or more")
    }
    return number
  }
}
