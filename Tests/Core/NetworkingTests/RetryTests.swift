internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Trying again")
struct RetryTests {
  private let clock = HandClock()
  private let request = HTTPRequest(.get, url("http://h/users"))

  private func client(
    over transport: any Transport, policy: RetryPolicy = RetryPolicy(), seed: UInt64 = 1
  ) -> HTTPClient {
    let random = SeededGenerator(seed: seed)
    return HTTPClient(
      transport: transport, middleware: [RetryMiddleware(policy: policy, clock: clock, random: random)])
  }

  /// The waits that the policy draws for a seed.
  private func waits(seed: UInt64, tries: Int = 3) -> [Duration] {
    var random = SeededGenerator(seed: seed)
    return (2...tries).map { attempt in
      RetryPolicy().delay(before: attempt, using: &random)
    }
  }

  @Test func `three tries, and between them exactly the waits that the seed gives`() async throws {
    let transport = StubTransport(statuses: 503, 502, 200)
    let client = client(over: transport, seed: 42)
    let task = Task { [request] in try await client.send(request) }
    let waits = waits(seed: 42)
    #expect(await clock.slept(1) == [waits[0]])
    clock.advance(by: waits[0] - .nanoseconds(1))
    #expect(transport.requests.count == 1)
    clock.advance(by: .nanoseconds(1))
    #expect(await clock.slept(2) == [waits[1]])
    clock.advance(by: waits[1])
    #expect(try await task.value.status == 200)
    #expect(transport.requests.count == 3)
  }

  @Test func `after the third try the last answer stands`() async throws {
    let transport = StubTransport(statuses: 503)
    let client = client(over: transport)
    let task = Task { [request] in try await client.send(request) }
    for count in 1...2 {
      await clock.slept(count)
      clock.advance(by: .seconds(2))
    }
    #expect(try await task.value.status == 503)
    #expect(transport.requests.count == 3)
  }

  @Test func `the ceiling doubles from 200 ms to the cap of 2 s, and a wait lies anywhere below it`() {
    let policy = RetryPolicy()
    let ceilings = (2...8).map(policy.ceiling(before:))
    #expect(ceilings == [200, 400, 800, 1_600, 2_000, 2_000, 2_000].map { .milliseconds($0) })
    var random = SeededGenerator(seed: 7)
    let waits = (0..<2_000).map { _ in policy.delay(before: 2, using: &random) }
    #expect(waits.allSatisfy { $0 >= .zero && $0 <= .milliseconds(200) })
    #expect(waits.contains { $0 < .milliseconds(10) } && waits.contains { $0 > .milliseconds(190) })
  }

  @Test func `the same seed waits the same, another one differently`() {
    #expect(waits(seed: 5, tries: 8) == waits(seed: 5, tries: 8))
    #expect(waits(seed: 5, tries: 8) != waits(seed: 6, tries: 8))
  }

  @Test func `the generator gives SplitMix64's published numbers`() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect([random.next(), random.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }

  @Test(arguments: [408, 429, 502, 503, 504])
  func `a status that may pass is tried again`(status: Int) async throws {
    let transport = StubTransport(statuses: status, 200)
    let client = client(over: transport)
    let task = Task { [request] in try await client.send(request) }
    await clock.slept(1)
    clock.advance(by: .seconds(2))
    #expect(try await task.value.status == 200)
  }

  @Test(arguments: [200, 304, 400, 401, 403, 404, 500, 501, 505])
  func `any other status is the answer`(status: Int) async throws {
    let transport = StubTransport(statuses: status)
    #expect(try await client(over: transport).send(request).status == status)
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [
    HTTPError.connectionLost, .cannotResolve(host: "h"), .cannotConnect(host: "h", reason: "connection refused"),
  ])
  func `a connection fault is tried again`(error: HTTPError) async throws {
    let transport = StubTransport([.failure(error), .success(HTTPResponse(status: 200))])
    let client = client(over: transport)
    let task = Task { [request] in try await client.send(request) }
    await clock.slept(1)
    clock.advance(by: .seconds(2))
    #expect(try await task.value.status == 200)
  }

  @Test(arguments: [
    HTTPError.timedOut, .cancelled, .tooLarge(what: "body", limit: 1), .tls("x"), .protocolViolation("x"),
    .badURL("x"), .unavailable("x"),
  ])
  func `any other fault is thrown`(error: HTTPError) async {
    let transport = StubTransport([.failure(error)])
    let client = client(over: transport)
    #expect(await fault { () throws(HTTPError) in try await client.send(request) } == error)
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [HTTPMethod.post, .patch])
  func `what may not be sent twice is sent once`(method: HTTPMethod) async throws {
    let transport = StubTransport(statuses: 503)
    #expect(try await client(over: transport).send(HTTPRequest(method, request.url)).status == 503)
    let lost = StubTransport([.failure(.connectionLost)])
    let client = client(over: lost)
    let error = await fault { () throws(HTTPError) in try await client.send(HTTPRequest(method, request.url)) }
    #expect(error == .connectionLost)
    #expect(transport.requests.count + lost.requests.count == 2)
  }

  @Test func `cancelling ends the waiting at once`() async {
    let transport = StubTransport(statuses: 503)
    let client = client(over: transport)
    let task = Task { [request] in await fault { () throws(HTTPError) in try await client.send(request) } }
    await clock.slept(1)
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(transport.requests.count == 1)
  }

  @Test func `without retries there is one try`() async throws {
    let transport = StubTransport(statuses: 503, 200)
    #expect(try await client(over: transport, policy: .never).send(request).status == 503)
  }
}
