/// The line above a list that says what it is narrowed to.
public struct FilterLine: Hashable, Sendable {
  /// What stands before the text, such as "/ ".
  public let label: String
  public let text: String
  /// Where the caret stands, in characters; nil while the line does not take the keys.
  public let caret: Int?

  public init(label: String = "/ ", text: String, caret: Int?) {
    self.label = label
    self.text = text
    self.caret = caret
  }
}
