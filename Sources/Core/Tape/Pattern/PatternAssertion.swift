/// What holds between two scalars, and takes up none.
enum PatternAssertion: Hashable, Sendable {
  case lineStart, lineEnd, textStart, textEnd, wordBoundary, noWordBoundary

  /// - Parameters: the scalars on either side, nil at the ends of the text.
  func holds(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    switch self {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .lineStart: before == nil || before == "\n"
    case .lineEnd: after == nil || after == "\n"
    case .wordBoundary: Self.isWord(before) != Self.isWord(after)
    case .noWordBoundary: Self.isWord(before) == Self.isWord(after)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map(PatternSet.word.contains) ?? false
  }
}
