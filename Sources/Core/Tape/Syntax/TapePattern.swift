/// A regular expression of a tape, in RE2's syntax as VHS takes it: no looking around, no going back to a group.
///
/// `^` and `$` match at every line, lines being separated by `\n`; all else goes by Unicode scalars. A match takes time
/// in proportion to the text, whatever the pattern. Two patterns are equal when they are written alike.
public struct TapePattern: Sendable {
  /// As the tape writes it, without the slashes.
  public let source: String
  private let program: PatternProgram

  /// nil when it is no regular expression.
  public init?(_ source: String) {
    guard let pattern = try? TapePattern(parsing: source) else { return nil }
    self = pattern
  }

  package init(parsing source: String) throws(PatternError) {
    program = try PatternProgram(source)
    self.source = source
  }

  /// Whether the text holds a match.
  public func matches(_ text: String) -> Bool { PatternRun(of: program, over: text).isMatch }
}

extension TapePattern: Hashable {
  public static func == (first: TapePattern, second: TapePattern) -> Bool { first.source == second.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
