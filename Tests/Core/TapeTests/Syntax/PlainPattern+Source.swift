extension PlainPattern {
  /// As a tape writes it.
  var source: String {
    switch self {
    case .one(let scalar): String(scalar)
    case .members(let scalars, let inverted): "[\(inverted ? "^" : "")\(scalars.map(String.init).joined())]"
    case .dot: "."
    case .place(let sign): sign
    case .sequence(let parts): "(?:\(parts.map(\.source).joined()))"
    case .alternatives(let parts): "(\(parts.map(\.source).joined(separator: "|")))"
    case .repeated(let part, _, _, let sign): "(?:\(part.source))\(sign)"
    case .quoted(let scalars, let last, _, _, let sign): "\\Q\((scalars + [last]).map(String.init).joined())\\E\(sign)"
    case .folded(let part): "(?i:\(part.source))"
    }
  }

  private static let letters: [Unicode.Scalar] = ["a", "b", "B", "\n"]
  private static let places = ["^", "$", "\\A", "\\z", "\\b", "\\B"]
  private static let signs: [(String, Int, Int?)] = [
    ("*", 0, nil), ("+", 1, nil), ("?", 0, 1), ("*?", 0, nil), ("{0}", 0, 0), ("{2}", 2, 2), ("{1,}", 1, nil),
    ("{1,3}", 1, 3),
  ]

  /// Any one, with so many patterns inside one another.
  static func any(from source: inout TapeFuzzSource, depth: Int) -> PlainPattern {
    func letter() -> Unicode.Scalar { letters[source.below(letters.count)] }
    func scalars() -> [Unicode.Scalar] { (0...source.below(2)).map { _ in letter() } }
    func parts() -> [PlainPattern] { (0...source.below(3)).map { _ in any(from: &source, depth: depth - 1) } }
    let (sign, least, most) = signs[source.below(signs.count)]
    switch source.below(depth > 0 ? 12 : 6) {
    case 0: return .dot
    case 1: return .members(scalars(), inverted: source.below(2) == 0)
    case 2: return .place(places[source.below(places.count)])
    case 3: return .quoted(scalars(), last: letter(), least: least, most: most, sign: sign)
    case 4, 5: return .one(letter())
    case 6, 7: return .sequence(parts())
    case 8, 9: return .alternatives(parts())
    case 10: return .folded(any(from: &source, depth: depth - 1))
    default: return .repeated(any(from: &source, depth: depth - 1), least: least, most: most, sign: sign)
    }
  }

  /// A text that such a pattern may match.
  static func text(from source: inout TapeFuzzSource) -> String {
    var text = ""
    for _ in 0..<source.below(7) { text.unicodeScalars.append(letters[source.below(letters.count)]) }
    return text
  }
}
