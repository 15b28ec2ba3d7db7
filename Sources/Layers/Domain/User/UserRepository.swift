/// Where people come from.
///
/// `refresh` asks the service even when an answer is kept.
public protocol UserRepository: Sendable {
  /// A stretch of the list; an empty list is an empty page here.
  func page(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> Page<User>

  /// One person, or `.notFound`.
  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User>

  /// Those of the people that exist, in no order; an id without a person is no error.
  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]>
}
