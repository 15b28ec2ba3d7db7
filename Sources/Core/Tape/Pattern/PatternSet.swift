/// A set of scalars, as a class of a pattern names it.
indirect enum PatternSet: Hashable, Sendable {
  case range(ClosedRange<Unicode.Scalar>)
  case categories(Set<Unicode.GeneralCategory>)
  case union([PatternSet])
  case inverse(PatternSet)
  /// Whatever differs from a member by case only.
  case folded(PatternSet)

  static let digit = PatternSet.range("0"..."9")
  static let word = union([.range("a"..."z"), .range("A"..."Z"), digit, one("_")])
  static let space = union([one(" "), .range("\t"..."\n"), .range("\u{0C}"..."\r")])
  static let any = PatternSet.range("\0"..."\u{10FFFF}")
  static let withoutNewline = inverse(one("\n"))

  static func one(_ scalar: Unicode.Scalar) -> PatternSet { .range(scalar...scalar) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar)
    case .categories(let categories): categories.contains(scalar.properties.generalCategory)
    case .union(let parts): parts.contains { $0.contains(scalar) }
    case .inverse(let set): !set.contains(scalar)
    case .folded(let set): Self.caseVariants(of: scalar).contains(where: set.contains)
    }
  }

  /// The small letter of the capital is among them, so that a final sigma meets the usual one.
  private static func caseVariants(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let upper = single(scalar.properties.uppercaseMapping) ?? scalar
    let lower = single(scalar.properties.lowercaseMapping) ?? scalar
    return [scalar, lower, upper, single(upper.properties.lowercaseMapping) ?? upper]
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
    return first
  }
}
