/// Where a pattern is looked for.
public enum TapeScope: Hashable, Sendable {
  /// The line of the cursor; the last line where there is no cursor.
  case line
  /// The whole screen.
  case screen
}
