internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("What a client has sent, for people to see")
struct ExchangeLogTests {
  private let clock = HandClock()
  private let log: ExchangeLog

  init() { log = ExchangeLog(limit: 3, clock: clock) }

  private func client(
    _ transport: StubTransport, coalescing: Bool = false, policy: RetryPolicy = RetryPolicy()
  ) -> HTTPClient {
    .standard(
      transport: transport, clock: clock, metadata: MetadataMiddleware(version: "1"),
      coalescing: coalescing ? CoalescingMiddleware(executor: globalConcurrentExecutor) : nil,
      retry: RetryMiddleware(policy: policy, clock: clock, random: SeededGenerator(seed: 1), now: { 0 }),
      exchanges: log)
  }

  private func answer(_ status: Int = 200, _ source: Provenance.Source? = nil) -> HTTPResponse {
    var response = HTTPResponse(status: status)
    response.provenance = source.map { Provenance($0) }
    return response
  }

  @Test func `an exchange has its request, its answer and its times`() async throws {
    let client = client(
      StubTransport { [clock] (_) async throws(HTTPError) in
        clock.advance(by: .milliseconds(12))
        return HTTPResponse(status: 404)
      })
    clock.advance(by: .seconds(3))
    let url = try HTTPURL("http://h/posts?_page=2&q=secret&token=s3cr3t&alone")
    _ = try await client.send(HTTPRequest(.get, url, feature: "posts"))
    let exchange = try #require(log.exchanges.first)
    #expect(log.exchanges.count == 1)
    #expect(exchange.method == .get)
    #expect(exchange.target == "/posts?_page=2&q=…&token=…&…")
    #expect(exchange.feature == "posts")
    #expect(exchange.start == .seconds(3))
    #expect(exchange.end == .milliseconds(3_012))
    #expect(exchange.outcome == .answered(status: 404, .wire))
    #expect(exchange.tries == 1)
  }

  @Test(arguments: [
    (Provenance.Source.hit, Exchange.Source.hit), (.stale, .stale), (.revalidated, .revalidated), (.miss, .wire),
    (.bypass, .wire),
  ])
  func `it says where the answer came from`(provenance: Provenance.Source, source: Exchange.Source) async throws {
    _ = try await client(StubTransport([.success(answer(200, provenance))])).send(HTTPRequest(.get, url("http://h/a")))
    #expect(log.exchanges.map(\.outcome) == [.answered(status: 200, source)])
  }

  @Test func `a request that shares another one's answer was not sent`() async throws {
    let gate = Gate()
    let transport = StubTransport { (_) async throws(HTTPError) in
      await gate.passed()
      return HTTPResponse(status: 200)
    }
    let coalescing = CoalescingMiddleware(executor: globalConcurrentExecutor)
    let client = HTTPClient(transport: transport, middleware: log.watching([coalescing]))
    let request = HTTPRequest(.get, url("http://h/a"))
    let first = Task { try await client.send(request) }
    await transport.received(1)
    let second = Task { try await client.send(request) }
    while coalescing.waiters(for: request) < 2 { await Task.yield() }
    #expect(log.exchanges.map(\.outcome) == [nil, nil])
    gate.open()
    _ = try await (first.value, second.value)
    #expect(log.exchanges.map(\.outcome) == [.answered(status: 200, .wire), .answered(status: 200, .coalesced)])
    #expect(log.exchanges.map(\.tries) == [1, 0])
  }

  @Test func `while it waits for another try, it says until when, and for whom`() async throws {
    let policy = RetryPolicy(base: .seconds(1))
    let plain = StubTransport([.failure(.connectionLost), .success(answer())])
    let task = Task { [client = client(plain, policy: policy)] in
      try await client.send(HTTPRequest(.get, url("http://h/a")))
    }
    let left = try #require(await clock.slept(1).first)
    let wait = try #require(log.exchanges.first?.wait)
    #expect(wait.length == left)
    #expect(wait.end == left)
    #expect(!wait.isAskedFor)
    clock.advance(by: left)
    _ = try await task.value
    #expect(log.exchanges.first?.wait == nil)
    #expect(log.exchanges.first?.tries == 2)

    var held = answer(503)
    held.headers["Retry-After"] = "2"
    let asking = StubTransport([.success(held), .success(answer())])
    let other = Task { [client = client(asking)] in try await client.send(HTTPRequest(.get, url("http://i/a"))) }
    let longer = try #require(await clock.slept(2).first)
    #expect(log.exchanges.last?.wait?.isAskedFor == true)
    #expect(longer >= .seconds(2))
    clock.advance(by: longer)
    _ = try await other.value
  }

  @Test func `a failure has its reason, and one that is not sent at all has no tries`() async throws {
    let client = client(StubTransport([.failure(.cannotResolve(host: "h"))]), policy: .never)
    _ = try? await client.send(HTTPRequest(.post, url("http://h/a")))
    #expect(log.exchanges.map(\.outcome) == [.failed(.cannotResolve(host: "h"))])
  }

  @Test func `what is sent behind an answer is an exchange of its own`() async throws {
    let behind = Behind()
    let client = HTTPClient(transport: StubTransport(statuses: 304), middleware: log.watching([behind]))
    _ = try await client.send(HTTPRequest(.get, url("http://h/a")))
    await behind.finished()
    #expect(
      log.exchanges.map(\.outcome) == [.answered(status: 200, .stale), .answered(status: 304, .wire)])
    #expect(log.exchanges.map(\.tries) == [0, 1])
  }

  @Test func `the last ones are kept, each redirect is one, and forgetting forgets all`() async throws {
    var redirect = HTTPResponse(status: 302, headers: ["Location": "/b"])
    redirect.url = url("http://h/a")
    let client = client(StubTransport([.success(redirect), .success(answer())]))
    _ = try await client.send(HTTPRequest(.get, url("http://h/a")))
    #expect(log.exchanges.map(\.target) == ["/a", "/b"])
    for name in ["c", "d"] { _ = try await client.send(HTTPRequest(.get, url("http://h/\(name)"))) }
    #expect(log.exchanges.map(\.target) == ["/b", "/c", "/d"])
    #expect(log.exchanges.map(\.number) == [2, 3, 4])
    log.clear()
    #expect(log.exchanges.isEmpty)
  }

  @Test func `who listens hears of each change until they do not`() async throws {
    let heard = Shared(0)
    log.listen { heard.change { $0 += 1 } }
    let client = client(StubTransport(statuses: 200))
    _ = try await client.send(HTTPRequest(.get, url("http://h/a")))
    // It began, was sent, and ended.
    #expect(heard.value == 3)
    log.listen(nil)
    _ = try await client.send(HTTPRequest(.get, url("http://h/a")))
    #expect(heard.value == 3)
  }
}

/// Answers from what is kept, and asks the service behind the caller's back.
private final class Behind: Middleware {
  private let gate = Gate()
  private let renewal = Shared<Task<Void, Never>?>(nil)

  func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    let task = Task { [gate] in
      await gate.passed()
      _ = try? await next(request)
    }
    renewal.change { $0 = task }
    var answer = HTTPResponse(status: 200)
    answer.provenance = Provenance(.stale)
    return answer
  }

  /// Has the service asked now, and returns when it has answered.
  func finished() async {
    gate.open()
    await renewal.value?.value
  }
}
