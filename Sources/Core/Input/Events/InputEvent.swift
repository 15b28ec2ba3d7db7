/// One thing that a person, or the terminal for them, did.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A whole bracketed paste: line ends are `\n`, bad bytes U+FFFD, at most `InputDecoder.maximumPaste` bytes.
  case paste(String)
  /// The mouse did something that it was asked to report.
  case mouse(MouseEvent)
  /// The terminal's window got the focus, or lost it.
  case focus(Bool)
}
