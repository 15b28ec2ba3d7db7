public import StoaInput

/// What the keys of the list of to-dos do.
public enum TodosCommand: Hashable, Sendable {
  case move(Motion)
  case open, owner, completedOnly, filter, refresh
  /// Done, or open again; the last change back; what became of one.
  case mark, undo, ask
}
