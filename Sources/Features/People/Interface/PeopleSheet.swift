/// A sheet of People.
public enum PeopleSheet: Hashable, Sendable {
  /// People per city.
  case overview
}
