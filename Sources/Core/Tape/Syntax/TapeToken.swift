/// One word, text or sign of a tape.
struct TapeToken {
  enum Kind: Equatable {
    /// Letters, digits and `.-_/%`, beginning with a letter or a dot.
    case word
    /// In one of the three quotes.
    case text
    case number
    /// Between slashes.
    case pattern
    /// In braces.
    case json
    /// One of `@ + = [ ] - % ^ \ ,`.
    case sign
    case comment
    /// Without what would close it; it goes to the end of the line.
    case unclosed
    /// What no token begins with, up to the next blank.
    case foreign
    case end
  }

  var kind: Kind
  /// Where it stands, in bytes, with its quotes.
  var start: Int
  var end: Int
  var line: Int
  /// The line on which it ends: a brace may close on another.
  var lastLine: Int
}
