internal import StoaStorage

/// One item as a row: what a body says, completed by what is stored.
struct ItemRow {
  let resource: Resource
  private var known: [String: SQLValue] = [:]

  /// Reads a request's body; what the collection has no field for is ignored, an id too.
  init(_ resource: Resource, body: [UInt8]?) throws(Refusal) {
    guard let body, !body.isEmpty, case .object(var members) = JSONValue(body) else {
      throw .badRequest("the body must be a JSON object")
    }
    members["id"] = nil
    try self.init(resource, .object(members))
  }

  init(_ resource: Resource, _ json: JSONValue) throws(Refusal) {
    self.resource = resource
    for field in resource.fields { known[field.path] = try Self.value(json[field.path], of: field) }
    for group in Set(resource.fields.flatMap { Self.groups(of: $0) }) {
      switch json[group] {
      case nil, .object: continue
      default: throw .badRequest("\(group) must be an object")
      }
    }
  }

  /// Reads the row that a statement stands on; its columns are the resource's fields in order.
  init(_ resource: Resource, row: Statement) {
    self.resource = resource
    for (index, field) in resource.fields.enumerated() { known[field.path] = row.value(index) }
  }

  subscript(path: String) -> SQLValue? { known[path] }

  mutating func set(_ path: String, _ value: SQLValue?) { known[path] = value }

  /// Fills in what is missing: everything for a partial change, else only what an item cannot be without.
  mutating func complete(from stored: ItemRow, keepingAll: Bool) {
    for field in resource.fields where known[field.path] == nil {
      if keepingAll || field.kind == .integer { known[field.path] = stored[field.path] }
    }
    known["id"] = stored["id"]
  }

  /// The values of all columns in order; a text that nobody gave is empty, a flag is off.
  var values: [SQLValue] {
    var values: [SQLValue] = []
    var ordered: [SQLValue] = []
    var searched: [String] = []
    for field in resource.fields {
      let value = known[field.path] ?? (field.kind == .text ? .text("") : .integer(0))
      values.append(value)
      guard case .text(let text) = value else { continue }
      if field.isOrdered { ordered.append(.text(TextFolding.fold(text))) }
      if field.isSearched { searched.append(text) }
    }
    return values + ordered + [.text(SearchText.joined(searched))]
  }

  private static func value(_ json: JSONValue?, of field: Field) throws(Refusal) -> SQLValue? {
    switch (json, field.kind) {
    case (nil, _): return nil
    case (.text(let text), .text): return .text(text)
    case (.null, .text): return .text("")
    case (.integer(let number), .integer): return .integer(number)
    case (.boolean(let flag), .boolean): return .integer(flag ? 1 : 0)
    case (_, .text): throw .badRequest("\(field.path) must be a text")
    case (_, .integer): throw .badRequest("\(field.path) must be a whole number")
    case (_, .boolean): throw .badRequest("\(field.path) must be true or false")
    }
  }

  /// The paths of the objects around a field: `address` and `address.geo` for `address.geo.lat`.
  private static func groups(of field: Field) -> [String] {
    let parts = field.path.split(separator: ".")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: ".") }
  }
}
