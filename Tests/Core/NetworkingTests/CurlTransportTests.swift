internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("The libcurl transport")
struct CurlTransportTests {
  @Test func `a GET brings status, fields in order and body`() async throws {
    let server = try LoopbackServer { _ in
      .status(200, ["X-A": "1", "Content-Type": "application/json", "X-A": "2"], body: "{\"id\":1}")
    }
    let answer = try await curl().send(HTTPRequest(.get, server.url.appending(path: "/users/1")))
    #expect(answer.status == 200)
    #expect(answer.text == "{\"id\":1}")
    #expect(answer.headers.values("x-a") == ["1", "2"])
    #expect(answer.url == server.url.appending(path: "/users/1"))
    #expect(server.requests.map(\.url.target) == ["/users/1"])
  }

  @Test func `what is sent is what the request says, and gzip is asked for`() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    let request = HTTPRequest(
      .get, server.url.appending(path: "/a b", query: [("q", "ä&=+")]),
      headers: ["X-Empty": "", "Accept": "text/plain"])
    _ = try await curl().send(request)
    let seen = try #require(server.requests.first)
    #expect(seen.url.target == "/a%20b?q=%C3%A4%26%3D%2B")
    #expect(
      seen.headers.fields == [
        .init("Host", server.url.authority), .init("Accept-Encoding", "gzip"), .init("X-Empty", ""),
        .init("Accept", "text/plain"),
      ])
    #expect(seen.body == nil)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func `a body goes with its method, length and type`(method: HTTPMethod) async throws {
    let server = try LoopbackServer { _ in .status(201) }
    let body = Array("{\"title\":\"\0x\"}".utf8)
    // The framing is the transport's: a length from elsewhere would make the server wait, or smuggle a request.
    let headers: HTTPHeaders = ["Content-Type": "application/json", "content-length": "99", "Expect": "100-continue"]
    let answer = try await curl().send(HTTPRequest(method, server.url, headers: headers, body: body))
    #expect(answer.status == 201)
    let seen = try #require(server.requests.first)
    #expect(seen.method == method)
    #expect(seen.body == body)
    #expect(seen.headers.values("Content-Type") == ["application/json"])
    #expect(seen.headers.values("Content-Length") == [String(body.count)])
    #expect(seen.headers["Expect"] == nil)
  }

  @Test func `a POST without a body says that it has none`() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    _ = try await curl().send(HTTPRequest(.post, server.url))
    #expect(server.requests.first?.headers["Content-Length"] == "0")
    #expect(server.requests.first?.headers["Content-Type"] == nil)
  }

  @Test func `HEAD brings the fields and waits for no body`() async throws {
    let server = try LoopbackServer { _ in .status(200, ["X-Total-Count": "10"], body: "0123456789") }
    let answer = try await curl { $0.bodyLimit = 5 }.send(HTTPRequest(.head, server.url))
    #expect(answer.headers["X-Total-Count"] == "10")
    #expect(answer.headers["Content-Length"] == "10")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [204, 301, 304, 401, 404, 500, 503, 999])
  func `every status is an answer`(status: Int) async throws {
    let server = try LoopbackServer { _ in .status(status, ["Location": "/elsewhere"]) }
    let answer = try await curl().send(HTTPRequest(.get, server.url))
    #expect(answer.status == status)
    #expect(server.requests.count == 1)
  }

  @Test func `IPv6 works by its address`() async throws {
    let server = try LoopbackServer(.v6) { _ in .status(200, body: "six") }
    #expect(server.url.string.hasPrefix("http://[::1]:"))
    #expect(try await curl().send(HTTPRequest(.get, server.url)).text == "six")
  }

  @Test func `one request after the other shares a connection, but a POST gets its own`() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    let transport = curl()
    for _ in 0..<3 { _ = try await transport.send(HTTPRequest(.get, server.url)) }
    #expect(server.connections == 1)
    _ = try await transport.send(HTTPRequest(.post, server.url))
    #expect(server.connections == 2)
  }

  @Test func `fifty requests at once are all answered, each with its own answer, on at most six connections`()
    async throws
  {
    let server = try LoopbackServer { .status(200, body: $0.url.path) }
    let transport = curl()
    let answers = await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask { (try? await transport.send(HTTPRequest(.get, server.url.appending(path: "/\(number)"))))?.text }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1 ?? "none") }
    }
    #expect(answers == Set((0..<50).map { "/\($0)" }))
    #expect(server.connections <= 6)
  }

  @Test func `a body of HTML passes as it is`() async throws {
    let page = "<!doctype html><title>Sign in to Wi-Fi</title>"
    let server = try LoopbackServer { _ in .status(200, ["Content-Type": "text/html"], body: page) }
    let answer = try await curl().send(HTTPRequest(.get, server.url))
    #expect(answer.text == page)
    #expect(answer.headers["Content-Type"] == "text/html")
  }

  @Test func `the hook runs on each new thread`() async throws {
    let started = Tally()
    CurlTransport.onThreadStart = { started.add() }
    let server = try LoopbackServer { _ in .status(200) }
    _ = try await curl().send(HTTPRequest(.get, server.url))
    #expect(started.count >= 1)
    CurlTransport.onThreadStart = nil
  }
}
