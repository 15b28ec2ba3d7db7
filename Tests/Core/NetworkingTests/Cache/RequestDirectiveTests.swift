internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What a request says to the cache (RFC 9111, section 5.2.1).
@Suite("Directives of requests")
struct RequestDirectiveTests {
  /// After ten seconds, of an answer that lasts a minute.
  @Test(
    arguments: [
      ("", .hit), ("max-age=11", .hit), ("max-age=10", .hit), ("max-age=9", .miss), ("max-age=0", .miss),
      ("max-age=no", .miss), ("min-fresh=50", .hit), ("min-fresh=51", .miss), ("min-fresh=no", .miss),
      ("no-cache", .miss),
      ("no-store", .bypass), ("only-if-cached", .hit), ("max-stale", .hit), ("unknown=1", .hit), ("NO-CACHE", .miss),
    ] as [(String, Provenance.Source)])
  func `a fresh answer is given unless the request wants a fresher one`(
    control: String, source: Provenance.Source
  ) async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60")]))
    try await world.get()
    world.wait(seconds: 10)
    #expect(try await world.source("/a", control.isEmpty ? [:] : ["Cache-Control": control]) == source)
  }

  /// Ten seconds after its end.
  @Test(
    arguments: [
      ("", .miss), ("max-stale", .stale), ("max-stale=10", .stale), ("max-stale=9", .miss), ("max-stale=no", .miss),
      ("max-stale=10, no-cache", .miss), ("max-stale=99, min-fresh=1", .stale),
    ] as [(String, Provenance.Source)])
  func `a stale answer is given if the request takes one so stale`(
    control: String, source: Provenance.Source
  ) async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60")]))
    try await world.get()
    world.wait(seconds: 70)
    #expect(try await world.source("/a", control.isEmpty ? [:] : ["Cache-Control": control]) == source)
  }

  @Test func `only-if-cached never asks the service`() async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60")]))
    let asked: [(HTTPHeaders, CacheMode)] = [(["Cache-Control": "only-if-cached"], .standard), ([:], .onlyIfCached)]
    for (headers, mode) in asked {
      let found = try await world.get("/b", headers, mode: mode)
      #expect(found.status == 504)
      #expect(found.body.isEmpty)
    }
    var change = HTTPRequest(.delete, url("http://h/a"))
    change.cacheMode = .onlyIfCached
    #expect(try await world.client.send(change).status == 504)
    #expect(world.asked == 0)
    try await world.get()
    world.wait(seconds: 70)
    #expect(try await world.get(mode: .onlyIfCached).status == 504)
    #expect(try await world.source("/a", ["Cache-Control": "only-if-cached, max-stale"]) == .stale)
    #expect(world.asked == 1)
  }

  @Test func `Pragma counts in a request that has no Cache-Control, and never in an answer`() async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60"), ("Pragma", "no-cache")]))
    try await world.get()
    #expect(try await world.source() == .hit)
    #expect(try await world.source("/a", ["Pragma": "no-cache", "Cache-Control": "max-age=99"]) == .hit)
    #expect(try await world.source("/a", ["Pragma": "no-cache"]) == .miss)
  }

  @Test func `a refresh has the service asked, and says so on the wire`() async throws {
    let world = CacheWorld(
      answer([("Cache-Control", "max-age=60"), ("ETag", "\"a\"")]), HTTPResponse(status: 304))
    try await world.get()
    #expect(try await world.source(mode: .revalidate) == .revalidated)
    #expect(world.lastRequest?.headers["If-None-Match"] == "\"a\"")
    #expect(world.lastRequest?.headers["Cache-Control"] == "max-age=0")
  }

  @Test func `what is immutable is not asked about while it is fresh, also in a refresh`() async throws {
    let world = CacheWorld(
      answer([("Cache-Control", "max-age=60, immutable"), ("ETag", "\"a\"")]), HTTPResponse(status: 304))
    try await world.get()
    #expect(try await world.source(mode: .revalidate) == .hit)
    world.wait(seconds: 60)
    #expect(try await world.source(mode: .revalidate) == .revalidated)
  }

  @Test func `nothing of the cache's own is on the wire of a plain request`() async throws {
    let world = CacheWorld(answer())
    try await world.get("/a", ["Accept": "text/plain"])
    #expect(world.lastRequest == HTTPRequest(.get, url("http://h/a"), headers: ["Accept": "text/plain"]))
  }
}
