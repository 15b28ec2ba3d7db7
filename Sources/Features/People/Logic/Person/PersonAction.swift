public import DomainLayer
public import StoaFlow

/// What happens on the page of a person.
public enum PersonAction: Sendable, Equatable {
  case appeared
  /// The person at the keys asked for new data, or tried again.
  case refreshed
  case cancelled
  /// To-dos were changed elsewhere.
  case todosChanged
  case page(PageAction)
  case person(ItemAction<User, DomainError>)
  case posts(ItemAction<Page<Post>, DomainError>)
  case todos(ItemAction<TodoCounts, DomainError>)
}
