internal import DomainLayer
internal import Foundation
internal import LayersRoot
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

/// What a service has answered is there for the next session, with its age, for who saw it and nobody else.
@Suite final class KeptAnswersTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
  private let time = Time()
  private let people = PageRequest(query: UserQuery(), limit: 2)
  private let todos = PageRequest(query: TodoQuery(), limit: 1)

  private final class Time: Sendable {
    let seconds = Mutex<Int64>(1_000_000)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private var path: String { directory.path + "/cache/responses.db" }

  private func service(token: String? = nil, statuses: [Int] = []) throws -> Service {
    try Service(
      token: token, statuses: statuses, cachePath: path, now: { [time] in time.seconds.withLock { $0 } })
  }

  @Test("What was seen is there at once and says how old it is; after five minutes it is asked for again")
  func ages() async throws {
    let service = try service()
    _ = try await service.layers.makeSession().domain.loadPeople(people)
    let asked = service.asked.count
    time.seconds.withLock { $0 += 299 }
    let fresh = try await service.layers.makeSession().domain.loadPeople(people)
    #expect(fresh.freshness == Freshness(time: 1_000_000, isStale: false))
    time.seconds.withLock { $0 += 1 }
    let stale = try await service.layers.makeSession().domain.loadPeople(people)
    #expect(stale.freshness == Freshness(time: 1_000_000, isStale: true))
    #expect(stale.items.map(\.name) == ["Ada Morel", "Bao Linh"])
    #expect(service.asked.count == asked)
    let now = try await service.layers.makeSession().domain.loadPeople(people, refresh: true)
    #expect(now.freshness == Freshness(time: 1_000_300, isStale: false))
    #expect(service.asked.count > asked)
  }

  @Test("Who wants no old answer gets one of now, or none")
  func current() async throws {
    _ = try await service().layers.makeSession().domain.loadPeople(people)
    time.seconds.withLock { $0 += 1_000 }
    let asked = try service()
    let now = try await asked.layers.makeSession(showsStale: false).domain.loadPeople(people)
    #expect(now.freshness == Freshness(time: 1_001_000, isStale: false, mayStandIn: false))
    time.seconds.withLock { $0 += 1_000 }
    let gone = try offline()
    await #expect(throws: DomainError(.offline)) {
      try await gone.makeSession(showsStale: false).domain.loadPeople(self.people)
    }
    #expect(try await gone.makeSession().domain.loadPeople(people).items.count == 2)
  }

  @Test("Without a network a row of a kept list opens as its list had it")
  func seenRow() async throws {
    _ = try await service().layers.makeSession().domain.loadPeople(people)
    let session = try offline().makeSession()
    await #expect(throws: DomainError(.offline)) { try await session.domain.loadPerson(2) }
    _ = try await session.domain.loadPeople(people)
    let seen = try await session.domain.loadPerson(2)
    #expect(seen.value.name == "Bao Linh")
    #expect(seen.freshness == Freshness(time: 1_000_000, isStale: true))
  }

  @Test("Nobody is shown what somebody else was answered")
  func accounts() async throws {
    _ = try await service(token: "one").layers.makeSession().domain.loadTodos(todos)
    let other = try service(token: "two")
    _ = try await other.layers.makeSession().domain.loadTodos(todos)
    #expect(other.asked.first == "GET /api/todos Bearer two")
    let again = try service(token: "one")
    _ = try await again.layers.makeSession().domain.loadTodos(todos)
    #expect(again.asked == [])
  }

  @Test("Who signs out leaves nothing in the file, and others keep what is theirs")
  func signOut() async throws {
    let other = try service(token: "two").layers.makeSession()
    _ = try await other.domain.loadTodos(todos)
    let kept = try await other.domain.loadKeptAnswers()
    let session = try service(token: "one").layers.makeSession()
    _ = try await session.domain.loadTodos(todos)
    _ = try await session.domain.loadPeople(people)
    #expect(try await session.domain.loadKeptAnswers() != kept)
    #expect(try filesHold("Ada Morel"))
    _ = try await session.domain.signOut()
    #expect(try await session.domain.loadKeptAnswers() == kept)
    #expect(try !filesHold("Ada Morel"))
  }

  /// The same later, where no service is asked.
  private func offline() throws -> LayersContainer {
    LayersContainer(
      transport: OfflineTransport(), baseURL: try HTTPURL("http://h:1/api"), tokens: MemoryTokenStorage(nil),
      hasAccounts: false, version: "9.9", clock: HandClock(), seed: 1, executor: globalConcurrentExecutor,
      cachePath: path, preferencesPath: nil, addressHistoryPath: nil, now: { 1_002_000 })
  }

  /// Whether the file, or its log beside it, has this text anywhere.
  private func filesHold(_ text: String) throws -> Bool {
    let files = try FileManager.default.contentsOfDirectory(
      at: directory.appending(path: "cache"), includingPropertiesForKeys: nil)
    return try files.contains { try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil }
  }
}
