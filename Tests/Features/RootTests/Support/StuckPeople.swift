internal import DomainLayer
internal import DomainTesting

/// People that never come: every question waits until it is taken back.
struct StuckPeople: UserRepository {
  func page(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> Page<User> {
    throw await stuck()
  }

  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> User { throw await stuck() }

  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> [User] { throw await stuck() }

  private func stuck() async -> DomainError {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
    return DomainError(.cancelled)
  }
}

extension DomainContainer {
  /// A world whose people never come.
  static func withoutPeople(_ world: SampleWorld) -> DomainContainer {
    DomainContainer(
      users: StuckPeople(), posts: world, comments: world, todos: world, session: world, preferences: world)
  }
}
