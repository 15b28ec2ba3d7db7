internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Leaving a service alone for as long as it asks for (RFC 9110, section 10.2.3).
@Suite("Retry-After")
struct RetryAfterTests {
  private let clock = HandClock()
  private let request = HTTPRequest(.get, url("http://h/a"))
  private let start = 1_700_000_000_000

  private func client(over transport: any Transport, policy: RetryPolicy = RetryPolicy()) -> HTTPClient {
    let retry = RetryMiddleware(
      policy: policy, clock: clock, random: SeededGenerator(seed: 1), now: { [start] in start })
    return HTTPClient(transport: transport, middleware: [retry])
  }

  private func held(_ text: String, status: Int = 429) -> Result<HTTPResponse, HTTPError> {
    .success(HTTPResponse(status: status, headers: ["Retry-After": text]))
  }

  /// The first little extra that the seed draws.
  private var extra: Duration {
    var random = SeededGenerator(seed: 1)
    return RetryPolicy().delay(before: 2, using: &random)
  }

  @Test(
    arguments: [
      ("2", 2), ("0002", 2), (HTTPDate.text(1_700_000_003), 3), (HTTPDate.text(1_699_999_999), nil), ("0", nil),
      ("-1", nil), ("2.5", nil), ("soon", nil), ("", nil),
    ] as [(String, Int?)])
  func `seconds and dates are waited for, and what is neither counts for nothing`(
    text: String, seconds: Int?
  ) async throws {
    for status in [429, 503] {
      let clock = HandClock()
      let retry = RetryMiddleware(clock: clock, random: SeededGenerator(seed: 1), now: { [start] in start })
      let transport = StubTransport([held(text, status: status), .success(HTTPResponse(status: 200))])
      let client = HTTPClient(transport: transport, middleware: [retry])
      let task = Task { try await client.send(request) }
      #expect(await clock.slept(1) == [.seconds(seconds ?? 0) + extra])
      clock.advance(by: .seconds(seconds ?? 0) + extra - .nanoseconds(1))
      #expect(transport.requests.count == 1)
      clock.advance(by: .nanoseconds(1))
      #expect(try await task.value.status == 200)
    }
  }

  @Test func `ten at once of which one is told to wait: no other request goes to that host for two seconds`()
    async throws
  {
    let gate = Gate()
    let told = Tally()
    let transport = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.url.path == "/told", told.count == 0 {
        told.add()
        return HTTPResponse(status: 429, headers: ["Retry-After": "2"])
      }
      await gate.passed()
      return HTTPResponse(status: 200)
    }
    let client = client(over: transport)
    let first = Task { try await client.send(HTTPRequest(.get, url("http://h/told"))) }
    await clock.slept(1)
    let others = (1...9).map { number in
      Task { try await client.send(HTTPRequest(number > 8 ? .post : .get, url("http://h/\(number)"))) }
    }
    let elsewhere = Task { try await client.send(HTTPRequest(.get, url("http://h:81/"))) }
    await transport.received(2)
    await clock.slept(10)
    clock.advance(by: .milliseconds(1_999))
    #expect(transport.requests.count == 2)
    gate.open()
    _ = try await elsewhere.value
    clock.advance(by: .milliseconds(201))
    for task in others { #expect(try await task.value.status == 200) }
    #expect(transport.requests.filter { $0.url.port == 80 && $0.url.path != "/told" }.count == 9)
    #expect(try await first.value.status == 200)
  }

  @Test func `a long wait is an error that says how long, for everybody, and passes`() async throws {
    let transport = StubTransport([held("3600"), .success(HTTPResponse(status: 200))])
    let client = client(over: transport)
    let error = await fault { () throws(HTTPError) in try await client.send(request) }
    #expect(error == .heldBack(host: "h", seconds: 3_600))
    #expect(error?.message == "h takes no request for another 60 minutes; try again then")
    clock.advance(by: .seconds(600))
    let other = await fault { () throws(HTTPError) in try await client.send(HTTPRequest(.post, url("http://h/b"))) }
    #expect(other == .heldBack(host: "h", seconds: 3_000))
    #expect(transport.requests.count == 1)
    clock.advance(by: .seconds(3_000))
    #expect(try await client.send(request).status == 200)
  }

  @Test func `nobody waits longer than the request may take`() async {
    let transport = StubTransport([held("5")])
    var short = request
    short.timeout = .seconds(4)
    let client = client(over: transport)
    #expect(await fault { () throws(HTTPError) in try await client.send(short) } == .heldBack(host: "h", seconds: 5))
  }

  @Test func `the tries are counted, and the last answer stands`() async throws {
    let transport = StubTransport([held("1")])
    let client = client(over: transport)
    let task = Task { try await client.send(request) }
    for count in 1...2 {
      await clock.slept(count)
      clock.advance(by: .seconds(2))
    }
    #expect(try await task.value.status == 429)
    #expect(transport.requests.count == 3)
  }

  @Test func `no try begins after the whole time`() async throws {
    let transport = StubTransport(statuses: 503)
    let client = client(
      over: transport, policy: RetryPolicy(tries: 99, base: .seconds(8), cap: .seconds(8), total: .seconds(9)))
    let task = Task { try await client.send(request) }
    var slept = 0
    while transport.requests.count < 2 {
      slept += 1
      await clock.slept(slept)
      clock.advance(by: .seconds(8))
      await transport.received(slept + 1)
    }
    #expect(try await task.value.status == 503)
  }

  @Test func `cancelling ends the waiting at once`() async {
    let transport = StubTransport([held("5")])
    let client = client(over: transport)
    let task = Task { await fault { () throws(HTTPError) in try await client.send(request) } }
    await clock.slept(1)
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `without retries the answer is the answer`() async throws {
    let transport = StubTransport([held("5")])
    #expect(try await client(over: transport, policy: .never).send(request).status == 429)
  }

  @Test func `a POST with a key of its own is tried again`() async throws {
    let transport = StubTransport(statuses: 503, 201)
    let client = client(over: transport)
    let keyed = HTTPRequest(.post, request.url, headers: ["Idempotency-Key": "1"])
    let task = Task { try await client.send(keyed) }
    await clock.slept(1)
    clock.advance(by: .seconds(1))
    #expect(try await task.value.status == 201)
  }
}
