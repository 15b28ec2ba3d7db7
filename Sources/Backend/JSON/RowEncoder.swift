internal import StoaJSON
internal import StoaStorage

/// Writes rows as the JSON objects of one collection.
///
/// What stands between two values never changes, so it is put together once; a row costs its bytes and little more.
struct RowEncoder: Sendable {
  private let leads: [[UInt8]]
  private let kinds: [Field.Kind]
  private let tail: [UInt8]

  init(_ resource: Resource) {
    var open: [Substring] = []
    var leads: [[UInt8]] = []
    for (index, field) in resource.fields.enumerated() {
      let path = field.path.split(separator: ".")
      let groups = path.dropLast()
      let shared = zip(open, groups).prefix { $0 == $1 }.count
      var lead = index == 0 ? "{" : String(repeating: "}", count: open.count - shared) + ","
      for group in groups.dropFirst(shared) { lead += "\"\(group)\":{" }
      lead += "\"\(path.last ?? "")\":"
      leads.append(Array(lead.utf8))
      open = Array(groups)
    }
    self.leads = leads
    kinds = resource.fields.map(\.kind)
    tail = Array(repeating: UInt8(ascii: "}"), count: open.count + 1)
  }

  /// Appends the row that `statement` stands on; its columns are the resource's fields in order.
  func append(_ statement: Statement, to bytes: inout [UInt8]) {
    for column in leads.indices {
      bytes.append(contentsOf: leads[column])
      switch kinds[column] {
      case .integer: JSONText.append(statement.integer(column), to: &bytes)
      case .boolean: JSONText.append(statement.integer(column) != 0, to: &bytes)
      case .text: statement.withText(column) { JSONText.append($0, to: &bytes) }
      }
    }
    bytes.append(contentsOf: tail)
  }
}
