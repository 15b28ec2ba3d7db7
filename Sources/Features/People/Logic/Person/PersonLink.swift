public import DomainLayer

/// What can be opened from a person.
public enum PersonLink: Hashable, Sendable {
  case post(Post.ID)
  case allPosts
  /// The person's to-dos, in Settings.
  case todos
}
