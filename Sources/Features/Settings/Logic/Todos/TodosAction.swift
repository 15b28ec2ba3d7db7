public import DomainLayer
public import StoaFlow

/// What happens in the list of to-dos.
public enum TodosAction: Sendable, Equatable {
  case list(ListAction<Slot<Todo>, TodoQuery, DomainError>)
  /// Names of owners came.
  case namesArrived([User.ID: String])
  /// Names of owners did not come.
  case namesFailed(DomainError)
  /// The count for this assignee came.
  case countsArrived(TodoCounts, assignee: User.ID?)
  /// The count for this assignee did not come.
  case countsFailed(DomainError, assignee: User.ID?)
  /// Something happened to the wishes to have to-dos done.
  case marking(MarkingAction)
  /// The control was set: completed ones only, or all.
  case completedOnlySet(Bool)
  /// The to-dos of everybody are wanted again.
  case assigneeCleared
}
