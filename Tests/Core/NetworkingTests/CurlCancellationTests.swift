internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Cancelling a request")
struct CurlCancellationTests {
  // The limit is only there so that a connection that stays open fails here instead of hanging.
  @Test(.timeLimit(.minutes(1)))
  func `a cancelled request ends and its connection is closed`() async throws {
    // Nobody opens the gate: only the cancellation can end a request, or close its connection.
    let server = try LoopbackServer { _ in .status(200).held(until: Gate()) }
    let transport = curl()
    let request = HTTPRequest(.get, server.url)
    for count in 1...5 {
      let task = Task { await fault { () throws(HTTPError) in try await transport.send(request) } }
      await server.received(count)
      task.cancel()
      #expect(await task.value == .cancelled)
      await server.left(count)
    }
    #expect(server.requests.count == 5)
  }

  @Test func `a task that is cancelled already sends nothing`() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    let transport = curl()
    let request = HTTPRequest(.get, server.url)
    let gate = Gate()
    let task = Task {
      await gate.passed()
      return await fault { () throws(HTTPError) in try await transport.send(request) }
    }
    task.cancel()
    gate.open()
    #expect(await task.value == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `cancelling one of two leaves the other alone`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { .status(200, body: $0.url.path).held(until: gate) }
    let transport = curl()
    let root = server.url
    let first = Task {
      await fault { () throws(HTTPError) in try await transport.send(HTTPRequest(.get, root.appending(path: "/1"))) }
    }
    let second = Task { try await transport.send(HTTPRequest(.get, root.appending(path: "/2"))) }
    await server.received(2)
    first.cancel()
    #expect(await first.value == .cancelled)
    await server.left(1)
    gate.open()
    #expect(try await second.value.text == "/2")
  }

  @Test func `a request that waits for a free connection can be cancelled and the rest goes on`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { .status(200, body: $0.url.path).held(until: gate) }
    let transport = curl { $0.connectionsPerHost = 1 }
    let root = server.url
    let first = Task { try await transport.send(HTTPRequest(.get, root.appending(path: "/1"))) }
    await server.received(1)
    let waiting = Task {
      await fault { () throws(HTTPError) in try await transport.send(HTTPRequest(.get, root.appending(path: "/2"))) }
    }
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
    gate.open()
    #expect(try await first.value.text == "/1")
    #expect(try await transport.send(HTTPRequest(.get, root.appending(path: "/3"))).text == "/3")
    #expect(server.requests.map(\.url.path) == ["/1", "/3"])
  }
}
