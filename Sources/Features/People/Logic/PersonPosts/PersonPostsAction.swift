public import DomainLayer
public import StoaFlow

/// What happens in the list of a person's posts.
public enum PersonPostsAction: Sendable, Equatable {
  case list(ListAction<Slot<Post>, PostQuery, DomainError>)
  /// The author's name came, or did not.
  case nameArrived(String?)
}
