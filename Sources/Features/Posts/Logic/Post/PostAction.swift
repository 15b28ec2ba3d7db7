public import DomainLayer
public import StoaFlow

/// What happens on the page of a post.
public enum PostAction: Sendable, Equatable {
  case appeared
  /// The person asked for new data, or tried again.
  case refreshed
  case cancelled
  case page(PageAction)
  case post(ItemAction<Post, DomainError>)
  case comments(ItemAction<Page<Comment>, DomainError>)
  /// The author's name came, or did not.
  case authorArrived(String?)
}
