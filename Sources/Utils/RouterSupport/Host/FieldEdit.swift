public import StoaInput

/// What an event does to a one-line field of at most 256 characters, which may take four bytes each.
///
/// What would not fit is refused whole, so that nobody takes the half that was left for what was pasted. A text of that
/// size has room in an address, percent-encoded.
public enum FieldEdit: Equatable, Sendable {
  case edited(text: String, caret: Int)
  /// The field stays as it was; why, for people.
  case refused(String)
  /// The event edits nothing.
  case ignored

  /// In characters; in bytes, four times as many.
  static let limit = 256

  /// - Parameters:
  ///   - caret: In characters from the start of the text.
  ///   - field: What the field is called in a sentence: `a filter`.
  public init(_ event: InputEvent, text: String, caret: Int, field: String) {
    var line = LineEditor(text)
    line.moveCursor(to: caret)
    guard line.apply(event) else {
      self = .ignored
      return
    }
    let (bytes, most) = (line.text.utf8.count, 4 * Self.limit)
    // A key that takes away, or moves the caret, is always welcome.
    if bytes <= text.utf8.count {
      self = .edited(text: line.text, caret: line.cursor)
    } else if bytes > Self.limit, line.text.count > Self.limit {
      self = .refused("Not taken: \(field) has at most \(Self.limit) characters.")
    } else if bytes > most {
      self = .refused("Not taken: \(field) has at most \(most) bytes.")
    } else {
      self = .edited(text: line.text, caret: line.cursor)
    }
  }
}
