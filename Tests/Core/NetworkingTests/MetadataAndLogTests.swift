internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

@Suite("What a client says of itself, and what it writes down")
struct MetadataAndLogTests {
  @Test func `agent and feature are the same for the same request, always`() async throws {
    let transport = StubTransport(statuses: 200)
    let client = HTTPClient(transport: transport, middleware: [MetadataMiddleware(version: "1.2.3")])
    for _ in 0..<2 { _ = try await client.send(HTTPRequest(.get, url("http://h/posts"), feature: "posts")) }
    _ = try await client.send(HTTPRequest(.get, url("http://h/"), headers: ["User-Agent": "mine"]))
    let expected: HTTPHeaders = ["User-Agent": "Stoa/1.2.3", "X-Stoa-Feature": "posts"]
    #expect(transport.requests.map(\.headers) == [expected, expected, ["User-Agent": "mine"]])
  }

  @Test func `one line an exchange, with names and without values`() async throws {
    let lines = Mutex<[String]>([])
    let clock = HandClock()
    let transport = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      clock.advance(by: .milliseconds(12))
      if request.method == .post { throw .connectionLost }
      return HTTPResponse(status: 200, body: [1, 2, 3])
    }
    let log = LogMiddleware(clock: clock) { line in lines.withLock { $0.append(line) } }
    let client = HTTPClient(transport: transport, middleware: [log])
    _ = try await client.send(HTTPRequest(.get, url("http://h/todos?_page=2&userId=7&bare"), headers: ["Accept": "x"]))
    _ = await fault { () throws(HTTPError) in try await client.send(HTTPRequest(.post, url("http://h/todos"))) }
    #expect(
      lines.withLock { $0 } == [
        "GET /todos?_page=…&userId=…&… 200 12 ms 3 bytes (Accept)",
        "POST /todos failed 12 ms: the connection was lost before the answer was complete",
      ])
  }

  @Test func `no secret of request, answer or renewal is in the log, whatever happens`() async throws {
    let lines = Mutex<[String]>([])
    let server = try LoopbackServer { request in
      switch request.url.path {
      case "/lost": .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhunter2")
      case "/bad": .raw("hunter2")
      default: .status(401, ["Set-Cookie": "hunter2", "X-Token": "hunter2"], body: "hunter2")
      }
    }
    let tokens = MemoryTokenStorage(TokenPair(access: "hunter2", refresh: "hunter2"))
    let bearer = BearerMiddleware(
      origin: server.url.origin, protects: { _ in true }, tokens: tokens, executor: globalConcurrentExecutor,
      refresh: { _ in TokenPair(access: "hunter2-next", refresh: "hunter2") })
    let log = LogMiddleware(clock: HandClock()) { line in lines.withLock { $0.append(line) } }
    let client = HTTPClient(transport: curl(), middleware: [RedirectMiddleware(clock: HandClock()), bearer, log])
    for path in ["/todos", "/lost", "/bad"] {
      let request = HTTPRequest(
        .put, server.url.appending(path: path, query: [("token", "hunter2")]).adding(query: [("q", "hunter2")]),
        headers: ["Cookie": "hunter2", "X-Key": "hunter2", "hunter2\n": "x"], body: Array("hunter2".utf8))
      _ = try? await client.send(request)
      var valid = request
      valid.headers.remove("hunter2\n")
      _ = try? await client.send(valid)
    }
    let text = lines.withLock { $0.joined(separator: "\n") }
    #expect(lines.withLock { $0.count } >= 6)
    #expect(!text.contains("hunter2"))
    #expect(!text.lowercased().contains("authorization") && !text.lowercased().contains("cookie"))
    #expect(text.contains("PUT /todos?token=…&q=…") && text.contains("X-Key"))
  }

  @Test func `a token pair printed in any way shows nothing`() {
    let pair = TokenPair(access: "hunter2", refresh: "hunter2")
    var dumped = ""
    dump(pair, to: &dumped)
    let snapshot = TokenSnapshot(tokens: pair, generation: 1, session: 1)
    let text = "\(pair) \(String(reflecting: pair)) \(dumped) \(snapshot)"
    #expect(!text.contains("hunter2"))
  }

  @Test func `the standard chain signs each hop, logs each exchange and tries again`() async throws {
    let lines = Mutex<[String]>([])
    let clock = HandClock()
    let transport = StubTransport([
      .success(HTTPResponse(status: 302, headers: ["Location": "/todos"])), .success(HTTPResponse(status: 503)),
      .success(HTTPResponse(status: 200)),
    ])
    let origin = url("http://h/").origin
    let client = HTTPClient.standard(
      transport: transport, clock: clock, metadata: MetadataMiddleware(version: "1"),
      retry: RetryMiddleware(clock: clock, random: SeededGenerator(seed: 1)),
      bearer: BearerMiddleware(
        origin: origin, protects: { $0.path == "/todos" }, tokens: MemoryTokenStorage(TokenPair(access: "a")),
        executor: globalConcurrentExecutor, refresh: { _ in nil }),
      log: LogMiddleware(clock: clock) { line in lines.withLock { $0.append(line) } })
    let task = Task { try await client.send(HTTPRequest(.get, url("http://h/old"))).status }
    await clock.slept(1)
    clock.advance(by: .seconds(2))
    #expect(try await task.value == 200)
    #expect(transport.requests.map { $0.headers["Authorization"] } == [nil, "Bearer a", "Bearer a"])
    #expect(transport.requests.allSatisfy { $0.headers["User-Agent"] == "Stoa/1" })
    #expect(
      lines.withLock { $0 } == [
        "GET /old 302 0 ms 0 bytes (User-Agent)", "GET /todos 503 0 ms 0 bytes (User-Agent)",
        "GET /todos 200 0 ms 0 bytes (User-Agent)",
      ])
  }
}
