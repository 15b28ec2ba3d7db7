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
  /// The most characters of a text that is looked for; in bytes, four times as many. No link can carry a longer one.
  public static let longestQuery = 256

  /// Whether the text is too long to be looked for: it stays in the line, to be shortened, and the list as it is.
  public var isTooLong: Bool {
    let bytes = text.utf8.count
    return bytes > 4 * Self.longestQuery || bytes > Self.longestQuery && text.count > Self.longestQuery
  }

  /// Whether the line is on the screen.
  public var isShown: Bool { isEditing || !text.isEmpty }
}
