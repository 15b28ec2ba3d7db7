/// A sheet of People, by its name in addresses.
public enum PeopleSheet: String, Hashable, Sendable, CaseIterable {
  /// People per city.
  case overview
}
