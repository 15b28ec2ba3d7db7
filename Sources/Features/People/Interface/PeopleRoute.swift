public import DomainLayer

/// A place that lies over the list of people.
public enum PeopleRoute: Hashable, Sendable {
  /// One person.
  case person(User.ID)
  /// What that person posted.
  case posts(User.ID)
}
