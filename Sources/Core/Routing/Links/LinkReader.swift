/// Reads a matched link's values one after another, as a pattern's parameters ask for them.
@usableFromInline
struct LinkReader {
  private let link: Link
  private let form: LinkForm
  private var nextStep = 0
  private var hasCheckedQuery = false

  init(_ link: Link, _ form: LinkForm) {
    self.link = link
    self.form = form
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
    for index in link.query.indices where link.query[index].name == name { return link.query[index].value }
    return nil
  }

  @usableFromInline
  mutating func step() -> String? {
    guard nextStep < form.positions.count else { return nil }
    defer { nextStep += 1 }
    return link.path[form.positions[nextStep]]
  }

  /// Refuses names that are not among the known ones, and names given twice.
  @usableFromInline
  mutating func checkQuery() throws(LinkRefusal) {
    guard !hasCheckedQuery else { return }
    hasCheckedQuery = true
    for index in link.query.indices {
      let name = link.query[index].name
      guard form.queryNames.contains(name) else { throw .unknownParameter(name, known: form.queryNames) }
      for earlier in 0..<index where link.query[earlier].name == name { throw .duplicateParameter(name) }
    }
  }
}
