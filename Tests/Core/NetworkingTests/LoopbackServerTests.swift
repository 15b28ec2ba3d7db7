internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("The loopback server")
struct LoopbackServerTests {
  @Test func `it serves a transport over a real socket`() async throws {
    let stub = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.url.path == "/fault" { throw .storage("the disk is full") }
      await Task.yield()
      return HTTPResponse(status: 201, headers: ["X-Seen": request.headers["X-A"] ?? ""], body: request.body ?? [])
    }
    let server = try LoopbackServer(transport: stub)
    let answer = try await curl().send(HTTPRequest(.post, server.url, headers: ["X-A": "1"], body: [1, 2, 3]))
    #expect(answer.status == 201)
    #expect(answer.headers["X-Seen"] == "1")
    #expect(answer.body == [1, 2, 3])
    #expect(try await curl().send(HTTPRequest(.get, server.url.appending(path: "/fault"))).status == 502)
  }

  @Test func `a held answer waits for its gate`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in .status(200, body: "late").held(until: gate) }
    let root = server.url
    let task = Task { try await curl().send(HTTPRequest(.get, root)).text }
    await server.received(1)
    gate.open()
    #expect(try await task.value == "late")
  }

  @Test func `stopped, it refuses new connections and drops those that wait`() async throws {
    let server = try LoopbackServer { _ in .status(200).held(until: Gate()) }
    let root = server.url
    let task = Task { await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, root)) } }
    await server.received(1)
    server.stop()
    #expect(await task.value == .connectionLost)
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, root)) }
    #expect(error == .cannotConnect(host: root.authority, reason: "connection refused"))
  }

  @Test func `a method of any name is recorded`() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    let request = HTTPRequest(HTTPMethod(rawValue: "ODD"), server.url.appending(path: "/x"))
    #expect(try await curl().send(request).status == 200)
    #expect(server.requests.first?.method.rawValue == "ODD")
  }
}
