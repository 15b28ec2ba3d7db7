/// What of a parameter does not hang on its type: how it is listed and completed.
public struct LinkSlot: Hashable, Sendable {
  /// The name of the parameter.
  public let name: String
  /// The words that it takes, where there is a fixed set of them; else none.
  public let words: [String]
  /// Whether it takes whole numbers from 1 only.
  public let isNumber: Bool
  /// Whether it stands after `?`, and may be missing.
  public let isInQuery: Bool
  /// What it does, in one line, for the list of links; empty where nothing is said of it.
  public let summary: String
  private let givenPlaceholder: String

  @usableFromInline
  init(name: String, summary: String, placeholder: String, words: [String], isNumber: Bool, isInQuery: Bool) {
    self.name = name
    self.summary = summary
    givenPlaceholder = placeholder
    self.words = words
    self.isNumber = isNumber
    self.isInQuery = isInQuery
  }

  /// How help shows it: `ID`, `TEXT`, `id|name|city`.
  public var placeholder: String { givenPlaceholder.isEmpty ? words.joined(separator: "|") : givenPlaceholder }
}
