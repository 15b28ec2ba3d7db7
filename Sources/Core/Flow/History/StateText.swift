/// Writes a value as a person reads it, no longer than a person reads.
struct StateText {
  /// A text, and a whole value, takes at most so many characters.
  static let textLimit = 60
  static let valueLimit = 200
  private static let elementLimit = 6
  private static let depthLimit = 8

  private var text = ""
  private var depth = 0

  static func of(_ value: Any) -> String {
    var writer = StateText()
    writer.write(value)
    return cut(writer.text, to: valueLimit)
  }

  /// Of two long texts the part in which they differ; other values as they are.
  static func differingParts(_ old: Any, _ new: Any) -> (Any, Any) {
    guard let before = old as? String, let after = new as? String, max(before.count, after.count) > textLimit else {
      return (old, new)
    }
    let head = zip(before, after).prefix { $0 == $1 }.count
    let start = head > 20 ? head - 12 : 0
    func part(_ text: String) -> String {
      let rest = String(text.dropFirst(start))
      return (start > 0 ? "…" : "") + cut(rest, to: textLimit - 12)
    }
    return (part(before), part(after))
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    return "\(text.prefix(limit))…"
  }

  private mutating func write(_ value: Any) {
    if let string = value as? String {
      text += Self.cut(string, to: Self.textLimit).debugDescription
      return
    }
    if let named = value as? any TimelineNamed {
      text += named.timelineName
      return
    }
    let mirror = Mirror(reflecting: value)
    guard depth < Self.depthLimit, text.count < Self.valueLimit else {
      text += "…"
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch mirror.displayStyle {
    case .optional: if let wrapped = mirror.children.first { write(wrapped.value) } else { text += "nil" }
    case .collection, .set: writeList(mirror.children, "[", "]") { $0.write($1.value) }
    case .dictionary: writeList(mirror.children, "[", "]") { $0.writeEntry($1.value) }
    case _ where value is any CustomStringConvertible || mirror.children.isEmpty: text += String(describing: value)
    case .enum: writeCase(mirror)
    case .struct, .class, .tuple:
      if mirror.displayStyle != .tuple { text += Self.name(of: value) }
      writeList(mirror.children, "(", ")") { $0.writePart($1) }
    default: text += String(describing: value)
    }
  }

  private mutating func writeList(
    _ children: Mirror.Children, _ open: String, _ close: String, _ writeChild: (inout StateText, Mirror.Child) -> Void
  ) {
    text += open
    let limit = open == "[" ? Self.elementLimit : Int.max
    for (index, child) in children.prefix(limit).enumerated() {
      if index > 0 { text += ", " }
      writeChild(&self, child)
    }
    if children.count > limit { text += ", … \(children.count - limit) more" }
    text += close
  }

  private mutating func writeCase(_ mirror: Mirror) {
    guard let payload = mirror.children.first else { return }
    text += payload.label ?? ""
    let parts = Mirror(reflecting: payload.value)
    if parts.displayStyle == .tuple {
      write(payload.value)
    } else {
      text += "("
      write(payload.value)
      text += ")"
    }
  }

  private mutating func writeEntry(_ entry: Any) {
    let parts = Array(Mirror(reflecting: entry).children)
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ": " }
      write(part.value)
    }
  }

  private mutating func writePart(_ part: Mirror.Child) {
    if var label = part.label, label != "wrappedValue", !label.hasPrefix(".") {
      if label.hasPrefix("_") { label.removeFirst() }
      text += label + ": "
    }
    write(part.value)
  }

  private static func name(of value: Any) -> String {
    String(String(describing: type(of: value)).prefix { $0 != "<" })
  }
}
