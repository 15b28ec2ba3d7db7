internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

/// The client of a session: who is signed, what is renewed, what is logged.
@Suite struct RemoteClientTests {
  @Test("Only to-dos are signed, and only where the service has accounts", arguments: [true, false])
  func signing(_ hasAccounts: Bool) async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1"))
    let transport = StubTransport([.success(HTTPResponse(status: 200, body: Array("[]".utf8)))])
    let remote = try Self.remote(transport, tokens, hasAccounts: hasAccounts)
    _ = try await remote.users.list(PageRequest(query: UserQuery()), refresh: false)
    _ = try await remote.posts.list(PageRequest(query: PostQuery()), refresh: false)
    _ = try await remote.todos.list(PageRequest(query: TodoQuery()), refresh: false)
    let signed = transport.requests.map { $0.headers["Authorization"] }
    #expect(signed == [nil, nil, hasAccounts ? "Bearer a1" : nil])
    let features = transport.requests.map { $0.headers["X-Stoa-Feature"] }
    #expect(features == ["people", "posts", "settings"])
    #expect(transport.requests.allSatisfy { $0.headers["User-Agent"] == "Stoa/9.9" })
  }

  @Test("A token that ran out is renewed once and the request sent again")
  func renewal() async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1", refresh: "r1"))
    let transport = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.url.path == "/api/session/refresh" {
        return HTTPResponse(status: 200, body: Array(#"{"accessToken":"a2","expiresIn":60}"#.utf8))
      }
      let isFresh = request.headers["Authorization"] == "Bearer a2"
      return HTTPResponse(status: isFresh ? 200 : 401, body: Array(#"{"id":1,"userId":1,"title":"t"}"#.utf8))
    }
    let todo = try await Self.remote(transport, tokens).todos.todo(1, refresh: false).value
    #expect(todo == Todo(id: 1, owner: 1, title: "t"))
    #expect(tokens.load() == TokenPair(access: "a2", refresh: "r1", expires: 1_060))
    #expect(
      transport.requests.map { "\($0.method) \($0.url.path)" } == [
        "GET /api/todos/1", "POST /api/session/refresh", "GET /api/todos/1",
      ])
    #expect(transport.requests[1].body == Array(#"{"refreshToken":"r1"}"#.utf8))
    #expect(transport.requests[1].headers["Authorization"] == nil)
  }

  @Test("A refused renewal ends the session", arguments: [400, 401, 403])
  func refusedRenewal(_ status: Int) async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1", refresh: "r1"))
    let transport = Self.expired(renewal: status)
    let remote = try Self.remote(transport, tokens)
    await #expect(throws: DomainError(.signedOut)) { try await remote.todos.todo(1, refresh: false) }
    #expect(tokens.load() == nil)
    #expect(try await remote.session.current() == nil)
  }

  @Test("A service in trouble does not end the session", arguments: [408, 429, 500, 503])
  func failedRenewal(_ status: Int) async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1", refresh: "r1"))
    let transport = Self.expired(renewal: status)
    let remote = try Self.remote(transport, tokens, clock: LeapingClock())
    await #expect(throws: DomainError(.unreachable)) { try await remote.todos.todo(1, refresh: false) }
    #expect(tokens.load() == TokenPair(access: "a1", refresh: "r1"))
  }

  @Test("The log has a line for each exchange and no secret in it")
  func log() async throws {
    let lines = Mutex<[String]>([])
    let tokens = MemoryTokenStorage(TokenPair(access: "secret-a", refresh: "secret-r"))
    let transport = Self.expired(renewal: 401)
    let remote = try Self.remote(transport, tokens, log: { line in lines.withLock { $0.append(line) } })
    _ = try? await remote.todos.todo(1, refresh: false)
    let log = lines.withLock { $0 }
    #expect(log.count == 2)
    #expect(!log.joined().contains("secret"))
  }

  private static func expired(renewal status: Int) -> StubTransport {
    StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: request.url.path.hasSuffix("refresh") ? status : 401)
    }
  }

  private static func remote(
    _ transport: StubTransport, _ tokens: MemoryTokenStorage, hasAccounts: Bool = true,
    clock: any Clock<Duration> = ContinuousClock(), log: (@Sendable (String) -> Void)? = nil
  ) throws -> RemoteContainer {
    let baseURL = try HTTPURL("http://h:1/api")
    let environment = RemoteClient.Environment(
      version: "9.9", clock: clock, seed: 1, executor: globalConcurrentExecutor, log: log, now: { 1_000 })
    let client = RemoteClient.make(
      transport: transport, baseURL: baseURL, tokens: tokens, hasAccounts: hasAccounts, environment: environment)
    return RemoteContainer(
      client: client, baseURL: baseURL, tokens: tokens, hasAccounts: hasAccounts, executor: environment.executor,
      now: environment.now)
  }
}
