public import StoaInput

/// What the keys of a to-do's page do.
public enum TodoCommand: Hashable, Sendable {
  case move(Motion)
  case open, owner, refresh
  /// Done, or open again; the last change back; what became of one.
  case mark, undo, ask
}
