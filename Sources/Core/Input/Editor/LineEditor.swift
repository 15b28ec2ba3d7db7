/// A one-line text field: its text and a cursor between graphemes.
///
/// Line breaks and tabs become single spaces and other control characters go, typed or pasted, so the text is always
/// one line. The text never grows beyond `maximumLength` graphemes; what does not fit is left out. An edit costs time
/// linear in the text.
public struct LineEditor: Hashable, Sendable {
  /// Enough for a paste of 100 kB.
  public static let defaultMaximumLength = 1 << 17

  /// The whole line.
  public private(set) var text: String
  /// The number of graphemes before the cursor.
  public private(set) var cursor: Int
  /// The most graphemes that the line takes.
  public let maximumLength: Int

  /// A line with the cursor at its end; what of `text` does not fit is left out.
  public init(_ text: String = "", maximumLength: Int = LineEditor.defaultMaximumLength) {
    self.maximumLength = max(0, maximumLength)
    self.text = String(Self.oneLine(text).prefix(self.maximumLength))
    cursor = self.text.count
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }
  /// The text in front of the cursor.
  public var beforeCursor: Substring { text[..<index] }
  /// The text behind the cursor.
  public var afterCursor: Substring { text[index...] }

  /// Takes a typed character, an editing key or a paste; false for an event that is none of these, and changes nothing
  /// then. A key that has nothing to do (Backspace at the start) is still taken.
  public mutating func apply(_ event: InputEvent) -> Bool {
    switch event {
    case .paste(let pasted):
      insert(pasted)
      return true
    case .key(let press):
      if case .character(let character) = press.key, press.modifiers.isEmpty {
        insert(String(character))
        return true
      }
      guard let edit = LineEdit(press) else { return false }
      apply(edit)
      return true
    case .mouse, .focus:
      return false
    }
  }

  /// Inserts at the cursor, as far as there is room, and moves the cursor behind it.
  public mutating func insert(_ string: String) {
    let inserted = Self.oneLine(string)
    let room = maximumLength - text.count
    guard !inserted.isEmpty else { return }
    // A combining mark takes no room: it joins the character before it.
    let before =
      String(beforeCursor) + (inserted.count <= max(room, 1) ? inserted : String(inserted.prefix(max(room, 0))))
    let whole = before + afterCursor
    guard whole.count <= maximumLength else { return }
    text = whole
    cursor = before.count
  }

  /// Leaves no text.
  public mutating func clear() {
    replace(with: "", cursor: 0)
  }

  /// Puts the cursor before the grapheme of that number, for a click; kept within the text.
  public mutating func moveCursor(to position: Int) {
    cursor = min(max(0, position), text.count)
  }

  mutating func replace(with text: String, cursor: Int) {
    self.text = text
    self.cursor = min(cursor, text.count)
  }

  private var index: String.Index {
    text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) ?? text.endIndex
  }
}
