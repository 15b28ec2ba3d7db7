internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Redirects")
struct RedirectTests {
  private func client(over transport: any Transport) -> HTTPClient {
    HTTPClient(transport: transport, middleware: [RedirectMiddleware(clock: HandClock())])
  }

  private func redirecting(_ status: Int, to location: String) -> StubTransport {
    StubTransport([
      .success(HTTPResponse(status: status, headers: ["Location": location])), .success(HTTPResponse(status: 200)),
    ])
  }

  @Test(arguments: [
    (301, HTTPMethod.get, HTTPMethod.get), (301, .post, .get), (301, .put, .put), (301, .head, .head),
    (302, .get, .get), (302, .post, .get), (302, .delete, .delete), (302, .patch, .patch),
    (303, .get, .get), (303, .post, .get), (303, .put, .get), (303, .delete, .get), (303, .head, .head),
    (307, .get, .get), (307, .post, .post), (307, .put, .put), (308, .post, .post), (308, .patch, .patch),
  ])
  func `each status keeps or changes the method, and the body goes with it`(
    status: Int, method: HTTPMethod, next: HTTPMethod
  ) async throws {
    let transport = redirecting(status, to: "/ok")
    let headers: HTTPHeaders = ["Content-Type": "application/json", "Accept": "*/*"]
    let answer = try await client(over: transport).send(
      HTTPRequest(method, url("http://h/a/b"), headers: headers, body: [1, 2]))
    let hop = try #require(transport.requests.last)
    #expect(answer.status == 200)
    #expect(answer.url?.string == "http://h/ok")
    #expect(hop.method == next)
    let keeps = next == method && !(status == 303 && method == .get)
    #expect(hop.body == (keeps ? [1, 2] : nil))
    #expect(hop.headers["Content-Type"] == (keeps ? "application/json" : nil))
    #expect(hop.headers["Accept"] == "*/*")
  }

  @Test(arguments: [
    ("http://h:8/ok", true), ("/ok", true), ("http://H:8/ok", true), ("http://h:9/ok", false),
    ("http://other:8/ok", false), ("https://h:8/ok", false), ("//other/ok", false),
  ])
  func `secrets stay behind when scheme, host or port changes`(location: String, keeps: Bool) async throws {
    let transport = redirecting(302, to: location)
    let secrets: HTTPHeaders = ["Authorization": "Bearer x", "cookie": "a=1", "X-API-Key": "k", "Accept": "*/*"]
    _ = try await client(over: transport).send(HTTPRequest(.get, url("http://h:8/"), headers: secrets))
    let hop = try #require(transport.requests.last)
    #expect(hop.headers == (keeps ? secrets : ["Accept": "*/*"]))
  }

  @Test func `from https to http is refused`() async {
    let transport = redirecting(302, to: "http://h/ok?secret=1")
    let error = await fault { () throws(HTTPError) in
      try await client(over: transport).send(HTTPRequest(.get, url("https://h/")))
    }
    #expect(error == .insecureRedirect(to: "h"))
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: ["file:///etc/passwd", "gopher://h/", "http://user@h/", "http://h:0/"])
  func `a target that is no usable address is refused`(location: String) async {
    let transport = redirecting(302, to: location)
    let error = await fault { () throws(HTTPError) in
      try await client(over: transport).send(HTTPRequest(.get, url("http://h/")))
    }
    guard case .badRedirect = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(transport.requests.count == 1)
  }

  @Test func `ten hops are followed, the eleventh is not`() async throws {
    let hop = HTTPResponse(status: 302, headers: ["Location": "/again"])
    let ten = StubTransport(Array(repeating: .success(hop), count: 10) + [.success(HTTPResponse(status: 200))])
    #expect(try await client(over: ten).send(HTTPRequest(.get, url("http://h/"))).status == 200)
    let loop = StubTransport([.success(hop)])
    let error = await fault { () throws(HTTPError) in
      try await client(over: loop).send(HTTPRequest(.get, url("http://h/")))
    }
    #expect(error == .tooManyRedirects(limit: 10))
    #expect(loop.requests.count == 11)
  }

  @Test(arguments: [300, 304, 305])
  func `other 3xx are answers, as is a redirect without a target or one that is not wanted`(status: Int) async throws {
    let other = redirecting(status, to: "/ok")
    #expect(try await client(over: other).send(HTTPRequest(.get, url("http://h/"))).status == status)
    let bare = StubTransport(statuses: 302)
    #expect(try await client(over: bare).send(HTTPRequest(.get, url("http://h/"))).status == 302)
    let unwanted = redirecting(302, to: "/ok")
    let request = HTTPRequest(.get, url("http://h/"), followsRedirects: false)
    #expect(try await client(over: unwanted).send(request).status == 302)
  }

  @Test func `all hops together keep the time limit`() async {
    let clock = HandClock()
    let hop = HTTPResponse(status: 302, headers: ["Location": "/again"])
    let transport = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      clock.advance(by: .seconds(2))
      return hop
    }
    let client = HTTPClient(transport: transport, middleware: [RedirectMiddleware(clock: clock)])
    let request = HTTPRequest(.get, url("http://h/"), timeout: .seconds(5))
    #expect(await fault { () throws(HTTPError) in try await client.send(request) } == .timedOut)
    #expect(transport.requests.map(\.timeout) == [5, 3, 1].map { .seconds($0) })
  }

  @Test func `over real sockets the token does not reach another port`() async throws {
    let other = try LoopbackServer { _ in .status(200, body: "other") }
    let server = try LoopbackServer { _ in .status(302, ["Location": other.url.string]) }
    let bearer = BearerMiddleware(
      origin: server.url.origin, protects: { _ in true }, tokens: MemoryTokenStorage(TokenPair(access: "secret")),
      executor: globalConcurrentExecutor, refresh: { _ in nil })
    let client = HTTPClient(transport: curl(), middleware: [RedirectMiddleware(clock: HandClock()), bearer])
    #expect(try await client.send(HTTPRequest(.get, server.url)).text == "other")
    #expect(server.requests.first?.headers["Authorization"] == "Bearer secret")
    #expect(other.requests.first?.headers["Authorization"] == nil)
  }
}
