/// The fields of a message: in the order they came, names compared without case, repeated fields kept.
public struct HTTPHeaders: Hashable, Sendable {
  /// One line of the header section.
  public struct Field: Hashable, Sendable {
    /// The name as it was written.
    public let name: String
    /// The value, without blanks around it.
    public var value: String

    /// One line.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// True when the field goes by this name; `Content-Type` and `content-type` are the same.
    public func isNamed(_ other: String) -> Bool {
      HTTPHeaders.sameName(name, other)
    }

    public static func == (left: Field, right: Field) -> Bool {
      left.isNamed(right.name) && left.value == right.value
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name.lowercased())
      hasher.combine(value)
    }
  }

  /// The lines, in the order in which they came.
  public private(set) var fields: [Field]

  /// These lines, in their order.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The first field of that name; setting replaces them all in the first one's place, nil removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      guard let newValue else { return remove(name) }
      guard let first = fields.firstIndex(where: { $0.isNamed(name) }) else { return add(name, newValue) }
      fields[first].value = newValue
      let kept = fields[...first]
      fields = kept + fields[(first + 1)...].filter { !$0.isNamed(name) }
    }
  }

  /// All values of that name, in order.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// The members of a comma-separated list field, over all its lines, without blanks (RFC 9110, section 5.6.1).
  ///
  /// Commas inside quoted strings divide nothing.
  public func list(_ name: String) -> [String] {
    values(name).flatMap(HTTPHeaders.members)
  }

  /// Adds a line after those that are there.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name, value))
  }

  /// Takes all fields of that name away.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.isNamed(name) }
  }

  /// True when a message can have such a field.
  package static func canHold(_ name: String, _ value: String) -> Bool {
    HTTPToken.isToken(name) && HTTPToken.isFieldValue(value)
  }

  static func sameName(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lowered($0) == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func members(of value: String) -> [String] {
    var result: [String] = []
    var member = ""
    var isQuoted = false
    var isEscaped = false
    for character in value.unicodeScalars {
      if character == ",", !isQuoted {
        result.append(member)
        member = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      member.unicodeScalars.append(character)
    }
    result.append(member)
    return result.map(trimmed).filter { !$0.isEmpty }
  }

  /// The text without blanks and tabs at its ends.
  package static func trimmed(_ text: some StringProtocol) -> String {
    var bytes = Substring(text).utf8
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0.0, $0.1) })
  }
}
