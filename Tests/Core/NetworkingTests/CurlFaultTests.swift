internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("What can go wrong on the wire")
struct CurlFaultTests {
  @Test func `a port where nobody listens refuses`() async throws {
    let port = try #require(LoopbackSocket.freePort())
    let error = await fault { () throws(HTTPError) in
      try await curl().send(HTTPRequest(.get, url("http://127.0.0.1:\(port)/")))
    }
    #expect(error == .cannotConnect(host: "127.0.0.1:\(port)", reason: "connection refused"))
    #expect(error?.message == "cannot connect to 127.0.0.1:\(port): connection refused")
  }

  @Test func `a host without an address is named`() async {
    // A label longer than DNS allows (63) is refused before anything is asked.
    let host = String(repeating: "a", count: 64) + ".invalid"
    let error = await fault { () throws(HTTPError) in
      try await curl().send(HTTPRequest(.get, url("http://\(host)/")))
    }
    #expect(error == .cannotResolve(host: host))
  }

  @Test func `a silent server runs into the time limit`() async throws {
    let never = Gate()
    let server = try LoopbackServer { _ in .status(200).held(until: never) }
    let error = await fault { () throws(HTTPError) in
      try await curl().send(HTTPRequest(.get, server.url, timeout: .milliseconds(60)))
    }
    #expect(error == .timedOut)
    // On a machine with much to do the time may be over before there is a connection.
    await server.left(server.connections)
  }

  @Test func `half a head, then nothing, runs into the time limit`() async throws {
    let server = try LoopbackServer { _ in
      ServerReply([.bytes(Array("HTTP/1.1 200 OK\r\nContent-Ty".utf8)), .wait(Gate())])
    }
    let error = await fault { () throws(HTTPError) in
      try await curl { $0.timeout = .milliseconds(60) }.send(HTTPRequest(.get, server.url))
    }
    #expect(error == .timedOut)
  }

  @Test func `a host that takes no connection runs into the connect limit`() async throws {
    let listener = try FullListener()
    let transport = curl { $0.connectTimeout = .milliseconds(80) }
    let error = await fault { () throws(HTTPError) in
      try await transport.send(HTTPRequest(.get, url("http://127.0.0.1:\(listener.port)/")))
    }
    #expect(error == .cannotConnect(host: "127.0.0.1:\(listener.port)", reason: "no answer within 1 s"))
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"id\":1}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{\"id\":1}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{\"id\":1}\r\n",
    "",
  ])
  func `an answer that is cut off is no answer`(wire: String) async throws {
    let server = try LoopbackServer { _ in .raw(wire) }
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
    #expect(error == .connectionLost)
  }

  @Test func `a reset connection is lost`() async throws {
    let server = try LoopbackServer { _ in .reset }
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
    #expect(error == .connectionLost)
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 8\r\n\r\n{\"id\":1}",
    "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{\"id\":1}",
    "HTTP/1.1 200 OK\r\nno colon here\r\n\r\n",
  ])
  func `what is no proper HTTP is a violation`(wire: String) async throws {
    let server = try LoopbackServer { _ in .raw(wire) }
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
    guard case .protocolViolation = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", "ok"),
    ("HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok", "ok"),
    ("HTTP/1.0 200 OK\r\n\r\nok", "ok"),
    ("HTTP/1.1 200 OK\nContent-Length: 2\n\nok", "ok"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil", "ok"),
    ("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello", ""),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-Early: 1\r\n\r\n", "ok"),
  ])
  func `odd but harmless answers are taken, interim and trailing fields left out`(
    wire: String, body: String
  ) async throws {
    let server = try LoopbackServer { _ in .raw(wire) }
    let answer = try await curl().send(HTTPRequest(.get, server.url))
    #expect(answer.text == body)
    #expect(answer.headers["X-Early"] == nil)
  }

  @Test func `field values outside UTF-8 are read as Latin-1`() async throws {
    let wire = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Name: Jos".utf8) + [0xE9, 13, 10, 13, 10]
    let server = try LoopbackServer { _ in .raw(wire) }
    #expect(try await curl().send(HTTPRequest(.get, server.url)).headers["X-Name"] == "José")
  }

  @Test func `a body over the limit is refused, announced or not, and one at the limit is taken`() async throws {
    let server = try LoopbackServer { request in
      request.url.path == "/announced"
        ? .status(200, body: String(repeating: "a", count: 1_001))
        : .raw("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: request.url.path == "/exact" ? 1_000 : 1_001))
    }
    let transport = curl { $0.bodyLimit = 1_000 }
    for path in ["/announced", "/streamed"] {
      let error = await fault { () throws(HTTPError) in
        try await transport.send(HTTPRequest(.get, server.url.appending(path: path)))
      }
      #expect(error == .tooLarge(what: "body", limit: 1_000))
    }
    #expect(try await transport.send(HTTPRequest(.get, server.url.appending(path: "/exact"))).body.count == 1_000)
    let wider = HTTPRequest(.get, server.url.appending(path: "/announced"), bodyLimit: 2_000)
    #expect(try await transport.send(wider).body.count == 1_001)
  }

  @Test(arguments: ["/66000", "/300000", "/many"])
  func `fields over the limit are refused, in one line or in many`(path: String) async throws {
    let server = try LoopbackServer { request in
      guard let length = Int(request.url.path.dropFirst()) else {
        return .status(200, HTTPHeaders((0..<5_000).map { .init("X-\($0)", "0123456789") }))
      }
      return .status(200, ["X-Big": String(repeating: "a", count: length)])
    }
    let error = await fault { () throws(HTTPError) in
      try await curl().send(HTTPRequest(.get, server.url.appending(path: path)))
    }
    #expect(error == .tooLarge(what: "headers", limit: 65_536))
  }

  @Test(arguments: ["bad name", "", "a\r\nb"])
  func `a field that would break the request is not sent`(name: String) async throws {
    let server = try LoopbackServer { _ in .status(200) }
    for headers in [HTTPHeaders([.init(name, "x")]), HTTPHeaders([.init("X", "a\r\nEvil: 1")])] {
      let error = await fault { () throws(HTTPError) in
        try await curl().send(HTTPRequest(.get, server.url, headers: headers))
      }
      #expect(error == .protocolViolation("the request has a field that cannot be sent"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `a kept connection that the server has closed costs a GET nothing`() async throws {
    let server = try LoopbackServer { request in
      request.url.path == "/first"
        ? ServerReply([.bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8)), .close])
        : .status(200)
    }
    let transport = curl()
    _ = try await transport.send(HTTPRequest(.get, server.url.appending(path: "/first")))
    #expect(try await transport.send(HTTPRequest(.get, server.url.appending(path: "/second"))).status == 200)
  }

  @Test func `a POST whose answer is lost is sent once`() async throws {
    let server = try LoopbackServer { $0.method == .post ? .close : .status(200) }
    let transport = curl()
    _ = try await transport.send(HTTPRequest(.get, server.url))
    let error = await fault { () throws(HTTPError) in
      try await transport.send(HTTPRequest(.post, server.url, body: [1]))
    }
    #expect(error == .connectionLost)
    #expect(server.requests.map(\.method) == [.get, .post])
  }
}
