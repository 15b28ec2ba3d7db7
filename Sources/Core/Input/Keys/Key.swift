/// One key, without what is held down beside it.
///
/// A capital letter is its own character (`.character("G")`), not a shifted one: terminals send what was typed.
public enum Key: Hashable, Sendable {
  /// What the key types: one grapheme, or one scalar where a cluster came in pieces.
  case character(Character)
  /// CR and LF.
  case enter
  case escape
  case tab
  /// DEL (127) and `^H`.
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 is 1; the highest known one is 35.
  case function(Int)
}
