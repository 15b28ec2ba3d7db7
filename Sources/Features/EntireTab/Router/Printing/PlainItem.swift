/// An item as scripts get it: its fields in order, for a line of text or an object of JSON.
struct PlainItem: Sendable {
  enum Value: Sendable {
    case number(Int)
    case text(String)
    case flag(Bool)
    case none
  }

  struct Field: Sendable {
    let name: String
    let value: Value
    /// Whether a line of text has it; a list leaves long texts to JSON.
    let isInLine: Bool

    init(_ name: String, _ value: Value, isInLine: Bool = true) {
      self.name = name
      self.value = value
      self.isInLine = isInLine
    }
  }

  let fields: [Field]

  init(_ fields: [Field]) { self.fields = fields }
}
