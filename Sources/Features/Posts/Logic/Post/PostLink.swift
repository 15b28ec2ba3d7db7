public import DomainLayer

/// What can be opened from a post.
public enum PostLink: Hashable, Sendable {
  /// Who wrote it, in People.
  case author(User.ID)
  case allComments
}
