public import DomainLayer

/// What is said of the last key that marked, took back or asked.
public enum MarkingNotice: Hashable, Sendable {
  /// This to-do is as it was before the last change.
  case undone(Todo.ID)
  case nothingToUndo
  /// Of this to-do nothing is unknown.
  case nothingToAsk(Todo.ID)
}
