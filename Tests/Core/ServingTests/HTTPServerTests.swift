internal import StoaNetworking
internal import StoaServing
internal import Synchronization
internal import Testing

/// A server on loopback, asked through libcurl.
@Suite("A server in this process")
struct HTTPServerTests {
  private let requests = Requests()

  private func server(
    _ answer: HTTPResponse = HTTPResponse(status: 200), bodyLimit: Int = 1_000
  ) throws -> HTTPServer {
    try HTTPServer(port: 0, bodyLimit: bodyLimit) { [requests] request in
      requests.add(request)
      return answer
    }
  }

  private func send(
    _ method: HTTPMethod = .get, to server: HTTPServer, _ path: String, body: [UInt8]? = nil, fields: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    let transport = CurlTransport(CurlConfiguration(followsProxyVariables: false))
    return try await transport.send(
      HTTPRequest(method, HTTPURL("\(server.url.string.dropLast())\(path)"), headers: fields, body: body))
  }

  @Test func `a request is handed over as it was sent`() async throws {
    let server = try server()
    _ = try await send(
      .patch, to: server, "/a%20b/%2e?c=d%26e&f", body: [0, 255, 10], fields: HTTPHeaders([.init("X-One", "1 é")]))
    let request = try #require(requests.all.first)
    #expect(requests.all.count == 1)
    #expect(request.method == .patch)
    #expect(request.url.string == "\(server.url.string.dropLast())/a%20b/?c=d%26e&f")
    #expect(request.headers["x-one"] == "1 é")
    #expect(request.body == [0, 255, 10])
  }

  @Test func `an answer comes back whole, with every field and byte`() async throws {
    let fields = HTTPHeaders([.init("ETag", "\"x\""), .init("Link", "<a>"), .init("Link", "<b>")])
    let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let answer = try await send(to: server(HTTPResponse(status: 299, headers: fields, body: body)), "/")
    #expect(answer.status == 299)
    #expect(answer.headers["ETag"] == "\"x\"")
    #expect(answer.headers.values("Link") == ["<a>", "<b>"])
    #expect(answer.headers["Content-Length"] == "300000")
    #expect(answer.headers["Date"] != nil)
    #expect(answer.body == body)
  }

  @Test func `a HEAD is told how long the body would be`() async throws {
    let answer = try await send(.head, to: server(HTTPResponse(status: 200, headers: ["Content-Length": "1234"])), "/")
    #expect(requests.all.first?.method == .head)
    #expect(answer.headers["Content-Length"] == "1234")
    #expect(answer.body.isEmpty)
  }

  @Test func `a body that is too long is handed over cut, so that it is not taken for a whole one`() async throws {
    let server = try server()
    _ = try await send(.post, to: server, "/", body: [UInt8](repeating: 7, count: 1_000))
    _ = try await send(.post, to: server, "/", body: [UInt8](repeating: 7, count: 16_000))
    _ = try await send(.post, to: server, "/", body: [UInt8](repeating: 7, count: 60_000))
    #expect(requests.all.map { $0.body?.count } == [1_000, 1_001, 1_001])
  }

  @Test func `a body that is announced to be far too long is refused without being read`() throws {
    let server = try server(HTTPResponse(status: 413))
    let head = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 200000\r\n\r\n"
    let answer = try RawClient.answer(to: head, from: server.url.port)
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    #expect(answer.contains("Connection: close\r\n"))
    #expect(requests.all.map { $0.body?.count } == [1_001])
  }

  @Test func `a body that goes on and on without an announcement gets no answer`() throws {
    let server = try server()
    let chunk = "2000\r\n\(String(repeating: "x", count: 0x2000))\r\n"
    let head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    let answer = try RawClient.answer(to: head + String(repeating: chunk, count: 20), from: server.url.port)
    #expect(answer.isEmpty)
    #expect(requests.all.isEmpty)
  }

  @Test func `each of many connections at once is answered`() async throws {
    let server = try server(HTTPResponse(status: 201))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 { group.addTask { try await send(to: server, "/\(number)").status } }
      for try await status in group { #expect(status == 201) }
    }
    #expect(Set(requests.all.map(\.url.path)).count == 100)
  }

  @Test func `a port that somebody has is refused by its name`() throws {
    let server = try server()
    #expect(throws: HTTPServerError.portInUse(server.url.port)) {
      _ = try HTTPServer(port: server.url.port) { _ in HTTPResponse(status: 200) }
    }
    #expect(throws: HTTPServerError.noSuchHost("192.0.2.1")) {
      _ = try HTTPServer(host: "192.0.2.1", port: 0) { _ in HTTPResponse(status: 200) }
    }
  }

  @Test func `a server that was stopped takes nothing, and its port is free`() async throws {
    let first = try server()
    _ = try await send(to: first, "/")
    first.stop()
    await #expect(throws: HTTPError.self) { try await send(to: first, "/") }
    let second = try HTTPServer(port: first.url.port) { _ in HTTPResponse(status: 204) }
    #expect(try await send(to: second, "/").status == 204)
  }

  @Test func `it serves IPv6 as well`() async throws {
    let server = try HTTPServer(host: "::1", port: 0) { _ in HTTPResponse(status: 204) }
    #expect(server.url.string.hasPrefix("http://[::1]:"))
    #expect(try await send(to: server, "/").status == 204)
  }
}

/// What a server was asked, in order.
private final class Requests: Sendable {
  private let state = Mutex<[HTTPRequest]>([])

  var all: [HTTPRequest] { state.withLock { $0 } }
  func add(_ request: HTTPRequest) { state.withLock { $0.append(request) } }
}
