/// Loads a stretch of the list of people.
public struct LoadPeople: Sendable {
  private let users: any UserRepository

  package init(users: any UserRepository) { self.users = users }

  /// The page, which has an entry somewhere: an empty list is `.empty` or, with a filter, `.noMatch`.
  public func callAsFunction(
    _ request: PageRequest<UserQuery>, refresh: Bool = false
  ) async throws(DomainError) -> Page<User> {
    let page = try await users.page(request, refresh: refresh)
    guard page.total == 0 else { return page }
    throw DomainError(request.query.emptyKind)
  }
}

extension UserQuery {
  fileprivate var emptyKind: DomainError.Kind {
    filter.isEmpty ? .empty(.person) : .noMatch(.person, filter: filter)
  }
}
