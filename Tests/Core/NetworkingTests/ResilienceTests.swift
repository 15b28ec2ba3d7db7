internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What is sent, and how often, over real sockets.
@Suite("Resilience over real sockets")
struct ResilienceTests {
  private func client(_ clock: any Clock<Duration>, _ middleware: any Middleware...) -> HTTPClient {
    let retry = RetryMiddleware(clock: clock, random: SeededGenerator(seed: 1))
    return HTTPClient(transport: curl(), middleware: middleware + [retry])
  }

  @Test func `ten requests of which one is told to wait: none goes to that host for two seconds`() async throws {
    let server = try LoopbackServer { [told = Tally()] _ in
      told.add()
      return told.count == 1 ? .status(429, ["Retry-After": "2"]) : .status(200)
    }
    let clock = HandClock()
    let client = client(clock)
    let first = Task { try await client.send(HTTPRequest(.get, server.url)).status }
    await clock.slept(1)
    let others = (1...9).map { number in
      Task { try await client.send(HTTPRequest(.get, server.url.appending(path: "/\(number)"))).status }
    }
    // All ten sleep, each at least two seconds, and a little longer so that they do not come back together.
    let waits = await clock.slept(10)
    #expect(waits.count == 10 && waits.allSatisfy { $0 >= .seconds(2) && $0 <= .milliseconds(2_200) })
    clock.advance(by: .nanoseconds(1_999_999_999))
    #expect(server.requests.count == 1)
    clock.advance(by: .milliseconds(201))
    for task in others + [first] { #expect(try await task.value == 200) }
    #expect(server.requests.count == 11)
  }

  @Test func `a POST is sent once unless its key says that it may be sent again`() async throws {
    let server = try LoopbackServer { [count = Tally()] request in
      count.add()
      return request.headers["Idempotency-Key"] == nil || count.count == 2 ? .close : .status(201)
    }
    let client = client(LeapingClock())
    let plain = HTTPRequest(.post, server.url, body: [1])
    #expect(await fault { () throws(HTTPError) in try await client.send(plain) } == .connectionLost)
    #expect(server.requests.count == 1)
    let keyed = HTTPRequest(.post, server.url, headers: ["Idempotency-Key": "k"], body: [1])
    #expect(try await client.send(keyed).status == 201)
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [HTTPMethod.get, .put, .delete])
  func `what the server dropped together with a kept connection is sent again once, on a new one`(
    method: HTTPMethod
  ) async throws {
    let server = try LoopbackServer { [count = Tally()] _ in
      count.add()
      return count.count == 2 ? .close : .status(200)
    }
    let transport = curl()
    _ = try await transport.send(HTTPRequest(.get, server.url))
    #expect(try await transport.send(HTTPRequest(method, server.url)).status == 200)
    #expect(server.requests.map(\.method) == [.get, method, method])
    #expect(server.connections == 2)
  }

  @Test func `where the new connection is dropped as well, it is not sent a third time`() async throws {
    let server = try LoopbackServer { [count = Tally()] _ in
      count.add()
      return count.count == 1 ? .status(200) : .close
    }
    let transport = curl()
    let request = HTTPRequest(.get, server.url)
    _ = try await transport.send(request)
    #expect(await fault { () throws(HTTPError) in try await transport.send(request) } == .connectionLost)
    #expect(server.requests.count == 3)
  }

  @Test func `what comes on a kept connection before it is asked for is nobody's answer`() async throws {
    let (asked, spoken) = (Gate(), Gate())
    let server = try LoopbackServer { [count = Tally()] request in
      count.add()
      guard count.count == 1 else { return .status(200, body: request.url.path) }
      let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8)
      let evil = Array("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil".utf8)
      return ServerReply([.bytes(answer), .wait(asked), .bytes(evil), .open(spoken)])
    }
    let transport = curl()
    #expect(try await transport.send(HTTPRequest(.get, server.url.appending(path: "/1"))).text == "ok")
    asked.open()
    await spoken.passed()
    #expect(try await transport.send(HTTPRequest(.get, server.url.appending(path: "/2"))).text == "/2")
    #expect(server.requests.map(\.url.path) == ["/1", "/2"])
    #expect(server.connections == 2)
  }

  @Test(arguments: [HTTPMethod.post, .patch])
  func `what may not be sent twice never goes on a kept connection`(method: HTTPMethod) async throws {
    let server = try LoopbackServer { request in request.method == method ? .close : .status(200) }
    let transport = curl()
    _ = try await transport.send(HTTPRequest(.get, server.url))
    let error = await fault { () throws(HTTPError) in
      try await transport.send(HTTPRequest(method, server.url, body: [1]))
    }
    #expect(error == .connectionLost)
    #expect(server.requests.map(\.method) == [.get, method])
    #expect(server.connections == 2)
  }

  @Test func `twenty who want the same make one request, and one who is cancelled leaves alone`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in .status(200, body: "one").held(until: gate) }
    let coalescing = CoalescingMiddleware(executor: globalConcurrentExecutor)
    let client = client(LeapingClock(), coalescing)
    let request = HTTPRequest(.get, server.url)
    let tasks = (1...20).map { _ in Task { try await client.send(request).text } }
    while coalescing.waiters(for: request) < 20 { await Task.yield() }
    tasks[7].cancel()
    await #expect(throws: HTTPError.cancelled) { try await tasks[7].value }
    await server.received(1)
    gate.open()
    for (number, task) in tasks.enumerated() where number != 7 { #expect(try await task.value == "one") }
    #expect(server.requests.count == 1)
  }

  @Test func `when the last one has left, the connection is freed`() async throws {
    let server = try LoopbackServer { _ in .status(200).held(until: Gate()) }
    let client = client(LeapingClock(), CoalescingMiddleware(executor: globalConcurrentExecutor))
    let request = HTTPRequest(.get, server.url)
    let tasks = (1...2).map { _ in Task { try await client.send(request).status } }
    await server.received(1)
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: HTTPError.cancelled) { try await task.value } }
    await server.left(1)
  }
}
