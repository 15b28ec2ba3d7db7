public import DomainLayer
public import StoaFlow

/// What happens in the list of people.
public enum PeopleAction: Sendable, Equatable {
  case list(ListAction<Slot<User>, UserQuery, DomainError>)
  /// The overview was scrolled or laid out.
  case overview(PageAction)
  /// The person asked for the next order.
  case orderTapped
}
