public import DomainLayer
public import StoaFlow

/// The list of people.
public struct PeopleState: Sendable, Equatable {
  public package(set) var list: ListState<Slot<User>, UserQuery, DomainError>
  /// People per city among the rows that have come, the most first; equal ones by name.
  public package(set) var cities: [CityCount] = []

  /// The view of the overview.
  public package(set) var overview = PageCursor()

  /// A list that is asked for in this way.
  public init(query: UserQuery = UserQuery()) {
    list = ListState(query: query, filter: query.filter)
  }
}
