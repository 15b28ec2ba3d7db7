public import DomainLayer

/// What happens to the wishes to have to-dos done.
public enum MarkingAction: Sendable, Equatable {
  /// The person wants it the other way, or tries again what came to nothing.
  case toggled(Todo)
  /// The person takes the last change back.
  case undone
  /// The person asks what became of a wish whose outcome is unknown.
  case asked(Todo.ID)
  /// A wish has ended: the service took it, or why not.
  case answered(Todo.ID, DomainError?)
  /// The service itself was asked for it when so many wishes had ended, and has it so.
  case seen(Todo, since: Int)
  /// The service was asked for it in vain.
  case notSeen(Todo.ID, DomainError)
}
