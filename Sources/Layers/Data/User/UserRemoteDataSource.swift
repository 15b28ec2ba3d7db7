public import DomainLayer

/// What a service is asked about people; implemented by Remote.
///
/// `refresh` asks for an answer that no cache made up.
public protocol UserRemoteDataSource: Sendable {
  /// A page of the list, as far as the service pages, filters and orders.
  func list(
    _ request: PageRequest<UserQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<User>

  /// One person, or `.notFound`.
  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User>

  /// The people with these ids, as far as the service can select by id.
  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> RemoteList<User>
}
