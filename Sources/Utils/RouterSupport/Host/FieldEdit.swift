public import StoaInput

/// What an event does to a one-line field of at most 128 KiB.
///
/// What would not fit is refused whole, so that nobody takes the part that was left for what was pasted.
public enum FieldEdit: Equatable, Sendable {
  case edited(text: String, caret: Int)
  /// The field stays as it was; why, for people.
  case refused(String)
  /// The event edits nothing.
  case ignored

  /// In bytes: room for a paste of 100 kB.
  static let limit = 1 << 17

  /// - Parameters:
  ///   - caret: In characters from the start of the text.
  ///   - field: What the field is called in a sentence: `a filter`.
  public init(_ event: InputEvent, text: String, caret: Int, field: String) {
    var line = LineEditor(text, maximumLength: .max)
    line.moveCursor(to: caret)
    guard line.apply(event) else {
      self = .ignored
      return
    }
    // A key that takes away, or moves the caret, is always welcome.
    if line.text.utf8.count > max(Self.limit, text.utf8.count) {
      self = .refused("Not taken: \(field) has at most \(Self.limit >> 10) KiB.")
    } else {
      self = .edited(text: line.text, caret: line.cursor)
    }
  }
}
