/// Why our width of a code point is not the C library's; `docs/decisions/0011-widths.md` has the reasons.
enum WidthRule: String, CaseIterable {
  case control
  case hidden
  case noncharacter
  case invisible
  case unassigned
  case newer
  case numbered
  case hexagram
  case syllable

  /// The rule for a code point that we give `ours` columns and the C library `theirs`; nil where no rule allows that.
  init?(_ scalar: Unicode.Scalar, ours: Int, theirs: Int) {
    switch (scalar.properties.generalCategory, ours, theirs) {
    case (.control, 1, -1), (.lineSeparator, 1, -1), (.paragraphSeparator, 1, -1): self = .control
    case (.control, 1, 0) where scalar == "\0": self = .control
    case (.format, 1, 0) where scalar.properties.isBidiControl || (0xFFF9...0xFFFB).contains(scalar.value):
      self = .hidden
    case (_, 1, -1) where scalar.properties.isNoncharacterCodePoint: self = .noncharacter
    case (_, 0, _) where scalar.properties.isDefaultIgnorableCodePoint: self = .invisible
    case (.otherNumber, 1, 2) where (0x3248...0x324F).contains(scalar.value): self = .numbered
    case (.otherSymbol, 1, 2) where (0x4DC0...0x4DFF).contains(scalar.value): self = .hexagram
    case (.spacingMark, 0, 2): self = .syllable
    case (_, 1...2, -1) where !Self.isInTable(scalar): self = .unassigned
    case (_, 0...2, -1): self = .newer
    default: return nil
    }
  }

  /// Whether the version of Unicode that the table was made from, 15.0, has the character.
  private static func isInTable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false
  }
}
