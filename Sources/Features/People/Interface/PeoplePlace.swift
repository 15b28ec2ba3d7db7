public import DomainLayer

/// A place in People: how the list is asked for, what lies on it, and the sheet on top.
public struct PeoplePlace: Hashable, Sendable {
  /// The filter and the order of the list.
  public var query: UserQuery
  /// The places over the list, the deepest last.
  public var stack: [PeopleRoute]
  public var sheet: PeopleSheet?

  public init(query: UserQuery = UserQuery(), stack: [PeopleRoute] = [], sheet: PeopleSheet? = nil) {
    self.query = query
    self.stack = stack
    self.sheet = sheet
  }
}
