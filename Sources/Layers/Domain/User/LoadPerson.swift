/// Loads one person.
public struct LoadPerson: Sendable {
  private let users: any UserRepository

  package init(users: any UserRepository) { self.users = users }

  /// The person, or `.notFound`.
  public func callAsFunction(_ id: User.ID, refresh: Bool = false) async throws(DomainError) -> Answer<User> {
    try await users.user(id, refresh: refresh)
  }
}
