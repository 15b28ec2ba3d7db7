public import DomainLayer
public import StoaFlow

/// What happens on the page of a to-do.
public enum TodoAction: Sendable, Equatable {
  case todo(ItemAction<Todo, DomainError>)
  case page(PageAction)
  /// The owner's name came, or did not.
  case ownerArrived(String?)
}
