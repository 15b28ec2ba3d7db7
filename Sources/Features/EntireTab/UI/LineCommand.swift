/// What the keys of the open address line do.
public enum LineCommand: Hashable, Sendable {
  /// Obey what stands there.
  case run
  /// Put the next completion (1) or the previous one (-1) there.
  case complete(by: Int)
  /// Put an older entry (1) or a newer one (-1) there.
  case recall(by: Int)
  case close, redraw, inspect
}
