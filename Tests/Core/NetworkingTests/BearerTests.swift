internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Signing and renewing")
struct BearerTests {
  private let base = url("http://h:8/")
  private let old = TokenPair(access: "old", refresh: "r1")
  private let new = TokenPair(access: "new", refresh: "r2")

  private func client(
    over transport: StubTransport, tokens: any TokenStorage, refresh: @escaping BearerMiddleware.Refresh
  ) -> HTTPClient {
    let bearer = BearerMiddleware(
      origin: base.origin, protects: { $0.segments.first == "todos" }, tokens: tokens,
      executor: globalConcurrentExecutor, refresh: refresh)
    return HTTPClient(transport: transport, middleware: [bearer])
  }

  /// A service that takes that token alone.
  private func service(accepting access: String) -> StubTransport {
    StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: request.headers["Authorization"] == "Bearer \(access)" ? 200 : 401)
    }
  }

  private var todos: HTTPRequest { HTTPRequest(.get, base.appending(path: "/todos")) }

  @Test func `only protected paths of its own origin are signed`() async throws {
    let transport = StubTransport(statuses: 200)
    let client = client(over: transport, tokens: MemoryTokenStorage(old)) { _ in nil }
    for text in [
      "http://h:8/todos/1", "http://h:8/users", "http://h:9/todos", "https://h:8/todos", "http://other:8/todos",
      "http://h:8/todos/../users", "http://h:8/users/%2e%2e/todos",
    ] {
      _ = try await client.send(HTTPRequest(.get, url(text)))
    }
    let signed = transport.requests.filter { $0.headers["Authorization"] == "Bearer old" }.map(\.url.string)
    #expect(signed == ["http://h:8/todos/1", "http://h:8/todos"])
    #expect(transport.requests.filter { $0.headers["Authorization"] != nil }.count == 2)
  }

  @Test func `without tokens nothing is signed and a 401 is the answer`() async throws {
    let transport = service(accepting: "new")
    let client = client(over: transport, tokens: MemoryTokenStorage()) { _ in
      Issue.record("nothing to renew with")
      return nil
    }
    #expect(try await client.send(todos).status == 401)
    #expect(transport.requests.count == 1)
  }

  @Test func `twenty parallel 401 make one renewal, and each is sent once more`() async throws {
    let transport = service(accepting: "new")
    let renewals = Tally()
    let everyoneRefused = Gate()
    let tokens = MemoryTokenStorage(old)
    let client = client(over: transport, tokens: tokens) { [new] pair in
      renewals.add()
      await everyoneRefused.passed()
      #expect(pair.refresh == "r1")
      return new
    }
    let statuses = try await withThrowingTaskGroup { group in
      for _ in 0..<20 { group.addTask { [todos] in try await client.send(todos).status } }
      await transport.received(20)
      everyoneRefused.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(renewals.count == 1)
    #expect(transport.requests.count == 40)
    #expect(tokens.load() == new)
  }

  @Test func `a service that always says 401 gets one renewal and one repetition`() async throws {
    let transport = StubTransport(statuses: 401)
    let renewals = Tally()
    let client = client(over: transport, tokens: MemoryTokenStorage(old)) { [new] _ in
      renewals.add()
      return new
    }
    #expect(try await client.send(todos).status == 401)
    #expect(renewals.count == 1)
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
  }

  @Test func `a refused renewal ends the session and hands back the 401`() async throws {
    let transport = service(accepting: "new")
    let tokens = MemoryTokenStorage(old)
    let client = client(over: transport, tokens: tokens) { _ in nil }
    #expect(try await client.send(todos).status == 401)
    #expect(tokens.load() == nil)
    #expect(transport.requests.count == 1)
  }

  @Test func `a fixed token is never renewed`() async throws {
    let transport = service(accepting: "new")
    let client = client(over: transport, tokens: MemoryTokenStorage(TokenPair(access: "fixed"))) { _ in
      Issue.record("nothing to renew with")
      return nil
    }
    #expect(try await client.send(todos).status == 401)
  }

  @Test func `a renewal that does not get through keeps the session`() async {
    let tokens = MemoryTokenStorage(old)
    let client = client(over: service(accepting: "new"), tokens: tokens) { (_) async throws(HTTPError) in
      throw .connectionLost
    }
    #expect(await fault { () throws(HTTPError) in try await client.send(todos) } == .connectionLost)
    #expect(tokens.load() == old)
  }

  @Test(arguments: [true, false])
  func `a renewal that ends late never touches a newer session`(isRefused: Bool) async throws {
    let transport = service(accepting: "new")
    let tokens = MemoryTokenStorage(old)
    let started = Tally()
    let ending = Gate()
    let client = client(over: transport, tokens: tokens) { [new] _ in
      started.add()
      await ending.passed()
      return isRefused ? nil : new
    }
    let task = Task { [todos] in try await client.send(todos).status }
    await started.reached(1)
    let newer = TokenPair(access: "newer", refresh: "r9")
    tokens.save(newer)
    ending.open()
    // The old session's request is not repeated in the newer one's name.
    #expect(try await task.value == 401)
    #expect(tokens.load() == newer)
    #expect(transport.requests.count == 1)
  }

  @Test func `a 401 for tokens that were renewed meanwhile is repeated without another renewal`() async throws {
    let firstAnswer = Gate()
    let transport = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.headers["Authorization"] == "Bearer old" {
        await firstAnswer.passed()
        return HTTPResponse(status: 401)
      }
      return HTTPResponse(status: 200)
    }
    let tokens = MemoryTokenStorage(old)
    let client = client(over: transport, tokens: tokens) { _ in
      Issue.record("renewed already")
      return nil
    }
    let task = Task { [todos] in try await client.send(todos).status }
    await transport.received(1)
    tokens.replace(generation: tokens.snapshot().generation, with: new)
    firstAnswer.open()
    #expect(try await task.value == 200)
  }

  @Test func `a waiter that is cancelled leaves the renewal to the others`() async throws {
    let transport = service(accepting: "new")
    let started = Tally()
    let ending = Gate()
    let tokens = MemoryTokenStorage(old)
    let client = client(over: transport, tokens: tokens) { [new] _ in
      started.add()
      await ending.passed()
      return new
    }
    let first = Task { [todos] in await fault { () throws(HTTPError) in try await client.send(todos) } }
    await started.reached(1)
    let second = Task { [todos] in try await client.send(todos).status }
    first.cancel()
    #expect(await first.value == .cancelled)
    ending.open()
    #expect(try await second.value == 200)
    #expect(tokens.load() == new)
    #expect(started.count == 1)
  }

  @Test func `a renewal nobody waits for any more is kept all the same`() async throws {
    let started = Tally()
    let ending = Gate()
    let tokens = MemoryTokenStorage(old)
    let transport = service(accepting: "new")
    let client = client(over: transport, tokens: tokens) { [new] _ in
      started.add()
      await ending.passed()
      return new
    }
    let task = Task { [todos] in await fault { () throws(HTTPError) in try await client.send(todos) } }
    await started.reached(1)
    task.cancel()
    #expect(await task.value == .cancelled)
    let next = Task { [todos] in try await client.send(todos).status }
    await transport.received(2)
    ending.open()
    #expect(try await next.value == 200)
    #expect(started.count == 1)
  }
}
