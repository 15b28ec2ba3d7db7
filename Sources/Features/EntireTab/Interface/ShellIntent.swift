public import DomainLayer

/// What the shell asks the program for.
public enum ShellIntent: Hashable, Sendable {
  /// Leave, with this exit status.
  case exit(Int32)
  /// Draw the whole screen again, whatever the terminal shows.
  case redraw
  /// Show what happened, beside the program.
  case inspect
  /// Show what was sent to the service, beside the program.
  case network
  /// Put a text on the terminal's clipboard.
  case copy(String)
  /// Have the terminal report the mouse, or give it its own selection back.
  case mouse(Bool)
  /// Somebody signed in or out: everything of the old session must go; then open this address, where there is one.
  case sessionChanged(SessionState, next: String?)
}
