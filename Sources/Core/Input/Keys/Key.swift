/// One key, without what is held down beside it.
///
/// A capital letter is its own character (`.character("G")`), not a shifted one: terminals send what was typed.
public enum Key: Hashable, Sendable {
  /// What the key types: one grapheme, or one scalar where a cluster came in pieces.
  case character(Character)
  /// CR and LF.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// DEL (127) and `^H`.
  case backspace
  /// Delete, which takes what is behind the cursor.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// F1 is 1; the highest known one is 35.
  case function(Int)
}
