/// Why a text is no pattern.
package struct PatternError: Error, Hashable, Sendable {
  /// Where in the pattern, in bytes of its UTF-8.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
