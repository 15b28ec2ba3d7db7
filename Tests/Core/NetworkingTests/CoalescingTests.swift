internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("One request for all who want the same")
struct CoalescingTests {
  private let gate = Gate()
  private let request = HTTPRequest(.get, url("http://h/a"), headers: ["Foo": "1"])

  /// A service that answers once the gate is open, or not at all when nobody wants it any more.
  private func service() -> StubTransport {
    StubTransport { [gate] (request) async throws(HTTPError) -> HTTPResponse in
      await withTaskCancellationHandler {
        await gate.passed()
      } onCancel: {
        gate.open()
      }
      if Task.isCancelled { throw .cancelled }
      return HTTPResponse(status: 200, body: Array(request.url.path.utf8))
    }
  }

  @Test func `identical GETs are sent once, and all get the answer`() async throws {
    let transport = service()
    let middleware = CoalescingMiddleware(executor: globalConcurrentExecutor)
    let client = HTTPClient(transport: transport, middleware: [middleware])
    let tasks = (1...20).map { _ in Task { try await client.send(request) } }
    while middleware.waiters(for: request) < 20 { await Task.yield() }
    gate.open()
    for task in tasks { #expect(try await task.value.text == "/a") }
    #expect(transport.requests.count == 1)
    _ = try await client.send(request)
    #expect(transport.requests.count == 2)
  }

  @Test func `what differs in anything is sent on its own`() async throws {
    let transport = service()
    let client = HTTPClient(
      transport: transport, middleware: [CoalescingMiddleware(executor: globalConcurrentExecutor)])
    var others = [request, request, request, request, request]
    others[0].headers["Foo"] = "2"
    others[1].method = .head
    others[2].bodyLimit = 1
    others[3].cacheMode = .revalidate
    others[4].url = url("http://h/b")
    let posts = [HTTPRequest(.post, request.url), HTTPRequest(.post, request.url)]
    let tasks = ([request] + others + posts).map { request in Task { try await client.send(request) } }
    await transport.received(8)
    gate.open()
    for task in tasks { _ = try await task.value }
    #expect(transport.requests.count == 8)
  }

  @Test func `who is cancelled leaves alone and at once`() async throws {
    let transport = service()
    let middleware = CoalescingMiddleware(executor: globalConcurrentExecutor)
    let client = HTTPClient(transport: transport, middleware: [middleware])
    let staying = Task { try await client.send(request) }
    let leaving = Task { await fault { () throws(HTTPError) in try await client.send(request) } }
    while middleware.waiters(for: request) < 2 { await Task.yield() }
    leaving.cancel()
    #expect(await leaving.value == .cancelled)
    #expect(middleware.waiters(for: request) == 1)
    gate.open()
    #expect(try await staying.value.status == 200)
    #expect(transport.requests.count == 1)
  }

  @Test func `when the last one has left, the request is cancelled, and who comes then begins another`() async throws {
    let cancelled = Tally()
    let transport = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      let gate = Gate()
      await withTaskCancellationHandler {
        await gate.passed()
      } onCancel: {
        gate.open()
      }
      cancelled.add()
      throw .cancelled
    }
    let client = HTTPClient(
      transport: transport, middleware: [CoalescingMiddleware(executor: globalConcurrentExecutor)])
    for round in 1...3 {
      let task = Task { await fault { () throws(HTTPError) in try await client.send(request) } }
      await transport.received(round)
      task.cancel()
      #expect(await task.value == .cancelled)
      await cancelled.reached(round)
    }
  }

  @Test func `a fault is everybody's`() async {
    let transport = StubTransport { [gate] (_) async throws(HTTPError) -> HTTPResponse in
      await gate.passed()
      throw .connectionLost
    }
    let middleware = CoalescingMiddleware(executor: globalConcurrentExecutor)
    let client = HTTPClient(transport: transport, middleware: [middleware])
    let tasks = (1...5).map { _ in Task { await fault { () throws(HTTPError) in try await client.send(request) } } }
    while middleware.waiters(for: request) < 5 { await Task.yield() }
    gate.open()
    for task in tasks { #expect(await task.value == .connectionLost) }
    #expect(transport.requests.count == 1)
  }
}
