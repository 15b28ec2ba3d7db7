public import DomainLayer
public import StoaFlow

/// What happens in the list of posts.
public enum PostsAction: Sendable, Equatable {
  case list(ListAction<Slot<Post>, PostQuery, DomainError>)
  /// Names of authors came.
  case namesArrived([User.ID: String])
  /// Names of authors did not come.
  case namesFailed(DomainError)
  /// The posts of all authors are wanted again.
  case authorCleared
}
