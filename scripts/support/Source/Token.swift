/// One piece of Swift source, as far as the checker needs to tell pieces apart.
package struct Token: Sendable {
  package enum Kind: Sendable {
    /// A name or a keyword.
    case word
    /// A name in backticks, which is never a keyword.
    case quotedWord
    /// One byte of punctuation; `->` is one token.
    case symbol(UInt8)
    case arrow
    /// A string, a number or a regular expression.
    case literal
  }

  package let kind: Kind
  /// Bytes of the source; for a quoted word without its backticks.
  package let range: Range<Int>
  /// Counted from 1.
  package let line: Int
}
