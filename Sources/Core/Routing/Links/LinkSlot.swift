/// What of a parameter does not hang on its type: how it is listed and completed.
public struct LinkSlot: Hashable, Sendable {
  public let name: String
  /// How help shows it: `ID`, `TEXT`, `id|name|city`.
  public let placeholder: String
  /// The words that it takes, where there is a fixed set of them; else none.
  public let words: [String]
  /// Whether it takes whole numbers from 1 only.
  public let isNumber: Bool
  /// Whether it stands after `?`, and may be missing.
  public let isInQuery: Bool

  @usableFromInline
  init(name: String, placeholder: String, words: [String], isNumber: Bool, isInQuery: Bool) {
    self.name = name
    self.placeholder = placeholder
    self.words = words
    self.isNumber = isNumber
    self.isInQuery = isInQuery
  }
}
