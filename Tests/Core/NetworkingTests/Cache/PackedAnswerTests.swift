internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What is kept of a packed answer is what it unpacks to.
@Suite("Packed answers and the cache")
struct PackedAnswerTests {
  private static let text = String(repeating: "{\"id\":1}", count: 100)

  /// A world whose service is a real server that packs what it sends.
  private func world(_ server: LoopbackServer) -> CacheWorld {
    let transport = curl()
    return CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        try await transport.send(
          HTTPRequest(request.method, server.url.appending(path: request.url.path), headers: request.headers))
      })
  }

  private func packed(_ control: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        "Content-Encoding": "gzip", "Cache-Control": control, "ETag": "\"a\"", "Vary": "Accept-Encoding",
        "Content-Length": String(Gzip.packed(Self.text).count),
      ], body: status == 200 ? Gzip.packed(Self.text) : [])
  }

  @Test func `it comes out of the cache as it went in, unpacked`() async throws {
    let server = try LoopbackServer { [packed] _ in .response(packed("max-age=60", 200)) }
    let world = world(server)
    for source in [Provenance.Source.miss, .hit] {
      let found = try await world.get()
      #expect(found.provenance?.source == source)
      #expect(found.text == Self.text)
      #expect(found.headers["Content-Length"] == "800")
      #expect(found.headers["Content-Encoding"] == nil)
    }
    #expect(server.requests.count == 1)
  }

  @Test func `neither a 304 nor the answer to a HEAD that tells of the packed bytes is taken for another content`()
    async throws
  {
    let server = try LoopbackServer { [packed] request in
      .response(packed("no-cache", request.headers["If-None-Match"] == nil ? 200 : 304))
    }
    let world = world(server)
    #expect(try await world.source() == .miss)
    let head = try await world.get(method: .head)
    #expect(head.headers["Content-Length"] == "800")
    let found = try await world.get()
    #expect(found.provenance?.source == .revalidated)
    #expect(found.text == Self.text)
    #expect(found.headers["Content-Length"] == "800")
    #expect(found.headers["Content-Encoding"] == nil)
    #expect(server.requests.map(\.method) == [.get, .head, .get])
  }

  @Test func `one that is cut off or cannot be unpacked is not kept`() async throws {
    let whole = Gzip.packed(Self.text)
    for body in [Array(whole.dropLast(1)), whole + [0x7B]] {
      let server = try LoopbackServer { [packed] _ in
        var answer = packed("max-age=60", 200)
        answer.headers["Content-Length"] = nil
        answer.body = body
        return .response(answer)
      }
      let world = world(server)
      for _ in 1...2 {
        _ = await fault { () throws(HTTPError) in try await world.get() }
      }
      #expect(server.requests.count == 2)
      #expect(try await world.get(mode: .onlyIfCached).status == 504)
    }
  }
}
