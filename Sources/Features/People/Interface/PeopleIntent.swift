public import DomainLayer

/// What People asks others for: it knows what it wants, not who does it.
public enum PeopleIntent: Hashable, Sendable {
  /// The to-dos of a person.
  case showTodos(of: User.ID)
  /// A post.
  case showPost(Post.ID)
}
