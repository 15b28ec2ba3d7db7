/// The filter line of a list: its text, and whether it is being typed.
public struct ListFilter: Hashable, Sendable {
  /// What is looked for; empty means everything.
  public var text: String
  /// Whether the line takes the keys.
  public var isEditing: Bool
  /// Where the caret stands, in characters from the start of the text.
  public var caret: Int

  /// A filter at rest.
  public init(text: String = "", isEditing: Bool = false) {
    self.text = text
    self.isEditing = isEditing
    caret = text.count
  }
}

extension ListFilter {
  /// Whether the line is on the screen.
  public var isShown: Bool { isEditing || !text.isEmpty }
}
