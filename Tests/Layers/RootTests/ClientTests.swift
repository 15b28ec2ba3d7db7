internal import DomainLayer
internal import LayersRoot
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

/// The way of a request from a use case to the transport, as the layers are put together.
@Suite struct ClientTests {
  @Test("Only to-dos are signed, and only where the service has accounts", arguments: [true, false])
  func signing(_ hasAccounts: Bool) async throws {
    let service = try Service(token: "a1", hasAccounts: hasAccounts)
    let domain = service.layers.makeSession().domain
    _ = try await domain.loadPeople(PageRequest(query: UserQuery(), limit: 2))
    _ = try await domain.loadPosts(PageRequest(query: PostQuery(), limit: 1))
    _ = try await domain.loadComments(PageRequest(query: CommentQuery(post: 1), limit: 1))
    _ = try await domain.loadTodos(PageRequest(query: TodoQuery(), limit: 1))
    #expect(Set(service.asked.filter { !$0.contains("todos") }.map { $0.hasSuffix("unsigned") }) == [true])
    let todos = service.asked.filter { $0.contains("todos") }
    #expect(Set(todos) == ["GET /api/todos \(hasAccounts ? "Bearer a1" : "unsigned")"])
  }

  @Test("A refused token wants a sign-in where there is one, and another token where there is none")
  func refusal() async throws {
    let signingIn = try Service(token: "a1", statuses: [401])
    await #expect(throws: DomainError(.signedOut)) {
      try await signingIn.layers.makeSession().domain.countTodos()
    }
    let given = try Service(token: "a1", signsIn: false, statuses: [401])
    await #expect(throws: DomainError(.tokenWanted)) {
      try await given.layers.makeSession().domain.countTodos()
    }
  }

  @Test("A fault that may pass is tried again after a pause on the clock that was given")
  func retry() async throws {
    let clock = HandClock()
    let service = try Service(statuses: [503], clock: clock)
    async let names = service.layers.makeSession().names()
    await clock.slept(1)
    #expect(service.asked.count == 1)
    clock.advance(by: .milliseconds(200))
    #expect(try await names == ["Ada Morel", "Bao Linh"])
    #expect(service.asked.prefix(2) == ["GET /api/users unsigned", "GET /api/users unsigned"])
  }

  @Test("The service is told the version and the feature; the log has a line for each exchange")
  func metadata() async throws {
    let lines = Mutex<[String]>([])
    let service = try Service { line in lines.withLock { $0.append(line) } }
    _ = try await service.layers.makeSession().names()
    #expect(service.transport.requests.allSatisfy { $0.headers["User-Agent"] == "Stoa/9.9" })
    #expect(service.transport.requests.allSatisfy { $0.headers["X-Stoa-Feature"] == "people" })
    let log = lines.withLock { $0 }
    #expect(log.count == service.asked.count)
    #expect(log.allSatisfy { $0.hasPrefix("GET /api/users") })
  }

  @Test("The cause of an error, which people do not see, is in the log")
  func cause() async throws {
    let lines = Mutex<[String]>([])
    let service = try Service(statuses: [418]) { line in lines.withLock { $0.append(line) } }
    await #expect(throws: DomainError(.service(status: 418))) { try await service.layers.makeSession().names() }
    #expect(lines.withLock { $0.last } == "error service(status: 418): status 418 for /users")
  }
}
