internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("A service that fails on purpose")
struct FaultyTransportTests {
  private let service = StubTransport([.success(HTTPResponse(status: 200, body: [1]))])
  private let clock = HandClock()

  private func faulty(_ faults: ServiceFault..., seed: UInt64 = 1) -> FaultyTransport {
    FaultyTransport(service, faults: faults, seed: seed, clock: clock)
  }

  private func get(_ path: String, from transport: FaultyTransport) async throws -> HTTPResponse {
    try await transport.send(HTTPRequest(.get, HTTPURL("http://h\(path)")))
  }

  @Test func `a status is answered without the service being asked`() async throws {
    let transport = faulty(ServiceFault(outcome: .status(429), retryAfter: 7))
    let answer = try await get("/posts", from: transport)
    #expect(answer.status == 429)
    #expect(answer.headers["Retry-After"] == "7")
    #expect(answer.text == "{}")
    #expect(service.requests.isEmpty)
  }

  @Test func `what cannot be reached is not asked, and what breaks off was asked`() async throws {
    let offline = faulty(ServiceFault(outcome: .offline))
    await #expect(throws: HTTPError.cannotConnect(host: "h", reason: "connection refused")) {
      try await get("/posts", from: offline)
    }
    #expect(service.requests.isEmpty)
    let truncated = faulty(ServiceFault(outcome: .truncated))
    await #expect(throws: HTTPError.connectionLost) { try await get("/posts", from: truncated) }
    #expect(service.requests.count == 1)
  }

  @Test func `a web page comes with status 200`() async throws {
    let answer = try await get("/posts", from: faulty(ServiceFault(outcome: .webPage)))
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(answer.text.hasPrefix("<!doctype html>"))
  }

  @Test(arguments: [
    ("/posts", true), ("/posts/3", true), ("/users/3/posts", true), ("/posts/3/comments", false), ("/users", false),
    ("/api/posts?_page=1", true), ("/", false),
  ])
  func `a fault of one collection meets no other`(path: String, isMet: Bool) async throws {
    let answer = try await get(path, from: faulty(ServiceFault(resource: "posts", outcome: .status(500))))
    #expect(answer.status == (isMet ? 500 : 200))
  }

  @Test func `the renewal of a session is one of the session`() async throws {
    let transport = faulty(ServiceFault(resource: "session", outcome: .status(503)))
    #expect(try await get("/session/refresh", from: transport).status == 503)
    #expect(try await get("/session", from: transport).status == 503)
  }

  @Test func `a late answer comes when its time has come`() async throws {
    let transport = faulty(
      ServiceFault(latency: .seconds(2)), ServiceFault(outcome: .status(500), latency: .seconds(1)))
    async let answer = get("/posts", from: transport)
    #expect(await clock.slept(1) == [.seconds(2)])
    clock.advance(by: .seconds(2))
    #expect(await clock.slept(2) == [.seconds(1)])
    clock.advance(by: .seconds(1))
    #expect(try await answer.status == 500)
  }

  @Test func `one that is later than the request waits for is a time-out, when that is over`() async throws {
    let transport = faulty(ServiceFault(latency: .seconds(60)))
    let request = try HTTPRequest(.get, HTTPURL("http://h/posts"), timeout: .seconds(5))
    let task = Task { try await transport.send(request) }
    #expect(await clock.slept(1) == [.seconds(5)])
    clock.advance(by: .seconds(5))
    await #expect(throws: HTTPError.timedOut) { try await task.value }
    #expect(service.requests.isEmpty)
  }

  @Test func `who is cancelled waits no longer`() async throws {
    let transport = faulty(ServiceFault(latency: .seconds(60)))
    let task = Task { try await get("/posts", from: transport) }
    await clock.slept(1)
    task.cancel()
    await #expect(throws: HTTPError.cancelled) { try await task.value }
  }

  @Test func `a rate picks the same requests for the same seed, whatever else is sent`() async throws {
    func sequence(seed: UInt64, others: Bool) async throws -> String {
      let transport = faulty(ServiceFault(resource: "posts", outcome: .status(500), rate: 0.3), seed: seed)
      var text = ""
      for _ in 0..<20 {
        if others { _ = try await get("/posts/1", from: transport) }
        text += try await get("/posts", from: transport).status == 500 ? "x" : "."
      }
      return text
    }
    let first = try await sequence(seed: 7, others: false)
    #expect(first == "xxx...x.............")
    #expect(try await sequence(seed: 7, others: true) == first)
    #expect(try await sequence(seed: 8, others: false) != first)
  }

  @Test func `a rate meets its share`() async throws {
    let transport = faulty(ServiceFault(outcome: .status(500), rate: 0.3))
    var met = 0
    for number in 0..<2_000 where try await get("/\(number)", from: transport).status == 500 { met += 1 }
    #expect((540...660).contains(met))
    #expect(try await get("/posts", from: faulty(ServiceFault(outcome: .status(500), rate: 0))).status == 200)
  }
}
