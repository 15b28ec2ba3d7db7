public import DomainLayer

/// What Posts asks others for.
public enum PostsIntent: Hashable, Sendable {
  /// A person.
  case showPerson(User.ID)
}
