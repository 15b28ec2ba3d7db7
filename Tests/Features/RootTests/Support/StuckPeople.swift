internal import DomainLayer
internal import DomainTesting
internal import Synchronization

/// People that never come: every question waits until it is taken back.
final class StuckPeople: UserRepository {
  private let questions = Atomic(0)

  /// How many questions wait now.
  var waiting: Int { questions.load(ordering: .relaxed) }

  func page(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> Page<User> {
    throw await stuck()
  }

  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> { throw await stuck() }

  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]> { throw await stuck() }

  private func stuck() async -> DomainError {
    questions.add(1, ordering: .relaxed)
    defer { questions.subtract(1, ordering: .relaxed) }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
    return DomainError(.cancelled)
  }
}

extension DomainContainer {
  /// A world whose people never come.
  static func withoutPeople(_ world: SampleWorld, _ people: StuckPeople = StuckPeople()) -> DomainContainer {
    DomainContainer(world, users: people)
  }
}
