/// What a program sends to the terminal beside its frames.
public enum TerminalOutput: Hashable, Sendable {
  /// Puts a text on the person's clipboard (OSC 52); a terminal that does not allow it ignores it.
  case copy(String)
  /// Rings, or flashes, as the terminal is set.
  case bell
  /// Names the window; control characters are taken out.
  case title(String)
  /// Paints every cell anew, for a screen that something else has written on.
  case redraw
  /// Asks for reports of the mouse, or gives the terminal its own selection back.
  case mouse(Bool)
}
