/// Reads a matched link's values one after another, as a pattern's parameters ask for them.
@usableFromInline
struct LinkReader {
  private let link: Link
  private let queryNames: [String]
  private var positions: ArraySlice<Int>
  private var hasCheckedQuery = false

  /// - Parameter positions: Which steps of the path are parameters.
  init(_ link: Link, positions: [Int], queryNames: [String]) {
    self.link = link
    self.queryNames = queryNames
    self.positions = positions[...]
  }

  @inlinable
  mutating func next<Value>(_ parameter: LinkParameter<Value>) throws(LinkRefusal) -> Value {
    let text = parameter.isInQuery ? try item(parameter.name) : step()
    if let value = parameter.read(text) { return value }
    throw .parameter(name: parameter.name, value: text ?? "", expected: parameter.expected)
  }

  @usableFromInline
  mutating func item(_ name: String) throws(LinkRefusal) -> String? {
    try checkQuery()
    return link.query.first { $0.name == name }?.value
  }

  @usableFromInline
  mutating func step() -> String? {
    positions.popFirst().map { link.path[$0] }
  }

  /// Refuses names that are not among the known ones, and names given twice.
  @usableFromInline
  mutating func checkQuery() throws(LinkRefusal) {
    guard !hasCheckedQuery else { return }
    hasCheckedQuery = true
    for (index, item) in link.query.enumerated() {
      guard queryNames.contains(item.name) else { throw .unknownParameter(item.name, known: queryNames) }
      if link.query[..<index].contains(where: { $0.name == item.name }) { throw .duplicateParameter(item.name) }
    }
  }
}
