/// Looks up the names of people by id, for lists that show an author or an owner.
public struct LoadNames: Sendable {
  private let users: any UserRepository

  package init(users: any UserRepository) { self.users = users }

  /// The names of those of the people that exist; nobody is asked for an empty set.
  public func callAsFunction(
    _ ids: some Sequence<User.ID>, refresh: Bool = false
  ) async throws(DomainError) -> Answer<[User.ID: String]> {
    let wanted = Set(ids).sorted()
    guard !wanted.isEmpty else { return Answer([:]) }
    return try await users.users(wanted, refresh: refresh).map { found in
      Dictionary(found.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
