/// Writes a value with as much of it as may be told.
struct RedactedText {
  private static let textLimit = 40
  private static let partLimit = 6
  private static let depthLimit = 5

  private(set) var text = ""
  let showsValues: Bool
  /// Whether texts are of the kind that somebody may have typed.
  var hidesTexts: Bool
  private var depth = 0

  init(showsValues: Bool, hidesTexts: Bool) {
    self.showsValues = showsValues
    self.hidesTexts = hidesTexts
  }

  /// An action as its path of cases: `list.moved.rows(1)`.
  mutating func writeChain(_ action: Any) {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return write(action) }
    guard let payload = mirror.children.first else { return text += Self.caseName(action) }
    text += payload.label ?? ""
    let inner = Mirror(reflecting: payload.value)
    switch inner.displayStyle {
    case .enum?:
      text += "."
      writeChain(payload.value)
    case .tuple?: writeParts(inner)
    default:
      text += "("
      write(payload.value)
      text += ")"
    }
  }

  mutating func write(_ value: Any) {
    depth += 1
    defer { depth -= 1 }
    switch value {
    case let named as any TimelineNamed: text += named.timelineName
    case let flag as Bool: text += "\(flag)"
    case let string as String: write(string)
    case let number as any BinaryInteger: text += showsValues ? "\(number)" : Self.name(of: value)
    case let number as any BinaryFloatingPoint: text += showsValues ? "\(number)" : Self.name(of: value)
    default: writeStructure(value)
    }
  }

  private mutating func write(_ string: String) {
    guard showsValues, !hidesTexts else {
      text += "String"
      return
    }
    let cut = string.prefix(Self.textLimit)
    text += (cut.endIndex < string.endIndex ? "\(cut)…" : string).debugDescription
  }

  private mutating func writeStructure(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional?:
      if let wrapped = mirror.children.first { write(wrapped.value) } else { text += "nil" }
    case .enum?:
      guard let payload = mirror.children.first else { return text += Self.caseName(value) }
      text += payload.label ?? ""
      // A case of a state that carries a text says something of it, or holds what was typed: nobody can tell which.
      let outer = hidesTexts
      hidesTexts = true
      let inner = Mirror(reflecting: payload.value)
      if inner.displayStyle == .tuple {
        writeParts(inner)
      } else {
        text += "("
        write(payload.value)
        text += ")"
      }
      hidesTexts = outer
    case .collection?, .set?, .dictionary?:
      text += showsValues ? "\(mirror.children.count) × \(Self.elementName(of: mirror))" : Self.name(of: value)
    case .tuple?: writeParts(mirror)
    case .struct?:
      text += Self.name(of: value)
      if showsValues, depth < Self.depthLimit, !mirror.children.isEmpty { writeParts(mirror) }
    default: text += Self.name(of: value)
    }
  }

  private mutating func writeParts(_ mirror: Mirror) {
    text += "("
    for (index, part) in mirror.children.prefix(Self.partLimit).enumerated() {
      if index > 0 { text += ", " }
      var label = part.label ?? ""
      if label.hasPrefix("_") { label.removeFirst() }
      if !label.isEmpty, !label.hasPrefix(".") { text += label + ": " }
      if showsValues, Redaction.isPrivate(label: label) { text += Redaction.hidden } else { write(part.value) }
    }
    if mirror.children.count > Self.partLimit { text += ", …" }
    text += ")"
  }

  /// The name of a case that carries nothing; what a type says of itself might be anything.
  private static func caseName(_ value: Any) -> String {
    value is any CustomStringConvertible ? TypeName.short(type(of: value)) : String(describing: value)
  }

  private static func name(of value: Any) -> String { TypeName.short(type(of: value)) }

  private static func elementName(of mirror: Mirror) -> String {
    mirror.children.first.map { TypeName.short(type(of: $0.value)) } ?? "none"
  }
}
