internal import StoaJSON
internal import StoaStorage

/// One item as a row: what a body says, completed by what is stored.
struct ItemRow {
  let resource: Resource
  private var known: [String: SQLValue] = [:]

  /// Reads a request's body; what the collection has no field for is ignored, an id too.
  init(_ resource: Resource, body: [UInt8]?) throws(Refusal) {
    guard let json = try? JSONDocument(body ?? []).root, json.kind == .object else {
      throw .badRequest("the body must be a JSON object")
    }
    try self.init(resource, json, fields: resource.fields.filter { $0.path != "id" })
  }

  /// Reads an item of a document; the id counts as any other field.
  init(_ resource: Resource, _ json: JSONNode) throws(Refusal) {
    try self.init(resource, json, fields: resource.fields)
  }

  private init(_ resource: Resource, _ json: JSONNode, fields: [Field]) throws(Refusal) {
    self.resource = resource
    for field in fields { known[field.path] = try Self.value(json[path: field.path], of: field) }
    for group in Set(fields.flatMap { Self.groups(of: $0) }) {
      switch json[path: group]?.kind {
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

  private static func value(_ json: JSONNode?, of field: Field) throws(Refusal) -> SQLValue? {
    guard let json else { return nil }
    switch field.kind {
    case .text:
      if let text = json.kind == .null ? "" : json.text { return .text(text) }
      throw .badRequest("\(field.path) must be a text")
    case .integer:
      if let number = json.integer { return .integer(number) }
      throw .badRequest("\(field.path) must be a whole number")
    case .boolean:
      if let flag = json.flag { return .integer(flag ? 1 : 0) }
      throw .badRequest("\(field.path) must be true or false")
    }
  }

  /// The paths of the objects around a field: `address` and `address.geo` for `address.geo.lat`.
  private static func groups(of field: Field) -> [String] {
    let parts = field.path.split(separator: ".")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: ".") }
  }
}
