internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Bodies that come packed (RFC 9110, section 8.4; RFC 1952).
@Suite("Packed bodies")
struct GzipTests {
  private static let text = String(repeating: "{\"id\":1}", count: 20_000)
  private static let packed = Gzip.packed(text)

  /// A server that answers with these bytes, packed as the fields say.
  private func server(
    _ body: [UInt8], _ headers: HTTPHeaders = ["Content-Encoding": "gzip"], status: Int = 200
  ) throws -> LoopbackServer {
    try LoopbackServer { _ in .response(HTTPResponse(status: status, headers: headers, body: body)) }
  }

  @Test(arguments: ["gzip", "GZIP", "x-gzip", "identity, gzip"])
  func `a body is handed on unpacked, and the fields agree with it`(name: String) async throws {
    let server = try server(Self.packed, ["Content-Encoding": name, "ETag": "\"a\"", "Vary": "Accept-Encoding"])
    let answer = try await curl().send(HTTPRequest(.get, server.url))
    #expect(answer.text == Self.text)
    #expect(answer.headers == ["ETag": "\"a\"", "Vary": "Accept-Encoding", "Content-Length": "160000"])
    #expect(server.requests.first?.headers["Accept-Encoding"] == "gzip")
  }

  @Test func `of a length that was not said none is said`() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
    let server = try LoopbackServer { _ in .raw(head + Self.packed) }
    let answer = try await curl().send(HTTPRequest(.get, server.url))
    #expect(answer.text == Self.text)
    #expect(answer.headers == [:])
  }

  @Test func `several streams one behind the other are one body, and an empty one is empty`() async throws {
    let several = try server(Gzip.packed("a") + Gzip.packed("") + Gzip.packed("b"))
    #expect(try await curl().send(HTTPRequest(.get, several.url)).text == "ab")
    for body in [Gzip.packed(""), []] {
      let empty = try server(body)
      let answer = try await curl().send(HTTPRequest(.get, empty.url))
      #expect(answer.body.isEmpty)
      #expect(answer.headers == ["Content-Length": "0"])
    }
  }

  @Test func `a stream that is cut anywhere is an answer that was lost`() async throws {
    let packed = Gzip.packed("{\"id\":1}")
    let transport = curl()
    let server = try LoopbackServer { request in
      let count = Int(request.url.path.dropFirst()) ?? 0
      return .response(
        HTTPResponse(status: 200, headers: ["Content-Encoding": "gzip"], body: Array(packed.prefix(count))))
    }
    for count in 1..<packed.count {
      let request = HTTPRequest(.get, server.url.appending(path: "/\(count)"))
      #expect(await fault { () throws(HTTPError) in try await transport.send(request) } == .connectionLost)
    }
    let nothing = try LoopbackServer { _ in .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n") }
    #expect(
      await fault { () throws(HTTPError) in try await transport.send(HTTPRequest(.get, nothing.url)) }
        == .connectionLost)
  }

  @Test func `what is no such stream, is damaged or is followed by something else is an error`() async throws {
    var damaged = Self.packed
    damaged[damaged.count / 2] ^= 0xFF
    var wrongSum = Self.packed
    wrongSum[wrongSum.count - 5] ^= 1
    for body in [Array("{\"id\":1}".utf8), damaged, wrongSum, Self.packed + Array("{}".utf8), Self.packed + [0, 0]] {
      let server = try server(body)
      let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
      #expect(error == .undecodable("its gzip stream is damaged"))
    }
  }

  @Test(arguments: ["br", "foo", "gzip, gzip", "deflate"])
  func `an encoding that was not asked for is an error that names it`(name: String) async throws {
    let server = try server(Self.packed, ["Content-Encoding": name])
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
    #expect(error?.message == "the answer cannot be unpacked: it is encoded as \"\(name)\", which was not asked for")
  }

  @Test func `a bomb is refused once it passes the limit`() async throws {
    let bomb = Gzip.packed([UInt8](repeating: 0x41, count: 1 << 20), times: 64)
    #expect(bomb.count < 100_000)
    let server = try server(bomb)
    let error = await fault { () throws(HTTPError) in try await curl().send(HTTPRequest(.get, server.url)) }
    #expect(error == .tooLarge(what: "body", limit: 8_388_608))
  }

  @Test func `neither the packed body nor the unpacked one may pass the limit`() async throws {
    let transport = curl { $0.bodyLimit = 1_000 }
    let exact = try server(Gzip.packed([UInt8](repeating: 0x41, count: 1_000)))
    #expect(try await transport.send(HTTPRequest(.get, exact.url)).body.count == 1_000)
    let longer = Gzip.packed([UInt8](repeating: 0x41, count: 1_001))
    // Fifty streams of nothing: a thousand bytes that unpack to none.
    let hollow = (0..<51).flatMap { _ in Gzip.packed("") }
    for body in [longer, hollow] {
      let head = Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
      let server = try LoopbackServer { _ in .raw(head + body) }
      let error = await fault { () throws(HTTPError) in try await transport.send(HTTPRequest(.get, server.url)) }
      #expect(error == .tooLarge(what: "body", limit: 1_000))
    }
  }

  @Test(arguments: [(HTTPMethod.head, 200), (.get, 304)])
  func `without a body nobody knows how long it is unpacked`(method: HTTPMethod, status: Int) async throws {
    let server = try server([], ["Content-Encoding": "gzip", "Content-Length": "77", "ETag": "\"a\""], status: status)
    let answer = try await curl().send(HTTPRequest(method, server.url))
    #expect(answer.status == status)
    #expect(answer.headers == ["ETag": "\"a\""])
  }

  @Test func `a part is asked for as it is, and one of a packed body is handed on so`() async throws {
    let fields: HTTPHeaders = ["Content-Encoding": "gzip", "Content-Range": "bytes 0-1/9", "Content-Length": "2"]
    let server = try server([0x1F, 0x8B], fields, status: 206)
    let answer = try await curl().send(HTTPRequest(.get, server.url, headers: ["Range": "bytes=0-1"]))
    #expect(server.requests.first?.headers["Accept-Encoding"] == "identity")
    #expect(answer.body == [0x1F, 0x8B])
    #expect(answer.headers == fields)
  }

  @Test func `what the request itself asks for is asked for`() async throws {
    let server = try server(Self.packed)
    let request = HTTPRequest(.get, server.url, headers: ["accept-encoding": "identity"])
    #expect(try await curl().send(request).text == Self.text)
    #expect(server.requests.first?.headers.values("Accept-Encoding") == ["identity"])
  }
}
