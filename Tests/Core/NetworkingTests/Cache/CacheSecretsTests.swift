internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Secrets and the cache")
struct CacheSecretsTests {
  private static let secret = "s3cr3t-value"

  private func world() -> CacheWorld {
    CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        answer(
          [
            ("Cache-Control", "max-age=60"), ("Set-Cookie", "id=\(Self.secret)"), ("set-cookie2", Self.secret),
            ("Authentication-Info", Self.secret), ("Vary", "X-Api-Key, Foo"),
          ], body: "for \(request.headers.fields.count)")
      })
  }

  @Test(arguments: [
    "Authorization", "authorization", "Cookie", "Proxy-Authorization", "X-Api-Key", "X-Auth-Token", "Private-Token",
  ])
  func `a request with credentials of its own passes by the cache`(name: String) async throws {
    let world = world()
    for _ in 1...2 { #expect(try await world.source("/a", [name: Self.secret]) == .bypass) }
    #expect(try await world.source() == .miss)
    #expect(try await world.source("/a", [name: Self.secret]) == .bypass)
    #expect(try await world.source() == .hit)
    #expect(!world.folder.holds(Self.secret))
  }

  @Test(arguments: ["access_token", "api_key", "token", "Signature"])
  func `so does an address that holds one`(name: String) async throws {
    let world = world()
    #expect(try await world.source("/a?\(name)=\(Self.secret)") == .bypass)
    #expect(try await world.source("/a?\(name)=\(Self.secret)") == .bypass)
    #expect(!world.folder.holds(Self.secret))
  }

  @Test func `neither cookies of an answer nor what a field was that it varies with is in the file`() async throws {
    let world = world()
    #expect(try await world.get("/a", ["Foo": Self.secret]).headers["Set-Cookie"] == "id=\(Self.secret)")
    let found = try await world.get("/a", ["Foo": Self.secret])
    #expect(found.provenance?.source == .hit)
    #expect(found.headers["Set-Cookie"] == nil)
    #expect(found.headers["Set-Cookie2"] == nil)
    #expect(world.folder.holds("for 1"))
    #expect(!world.folder.holds(Self.secret))
  }

  @Test func `what a 304 brings in cookies is not kept either`() async throws {
    let world = CacheWorld(
      answer([("ETag", "\"a\""), ("Cache-Control", "no-cache")]),
      answer([("ETag", "\"a\""), ("Set-Cookie", Self.secret)], status: 304, body: ""))
    try await world.get()
    #expect(try await world.source() == .revalidated)
    #expect(!world.folder.holds(Self.secret))
  }

  @Test func `the token that the bearer puts on a request is not in the file, and its answer is`() async throws {
    let world = world()
    let bearer = BearerMiddleware(
      origin: url("http://h").origin, protects: { _ in true },
      tokens: MemoryTokenStorage(TokenPair(access: Self.secret)),
      executor: globalConcurrentExecutor, refresh: { _ in nil })
    let client = HTTPClient(transport: world.origin, middleware: [world.middleware, bearer])
    _ = try await client.send(HTTPRequest(.get, url("http://h/a")))
    #expect(world.lastRequest?.headers["Authorization"] == "Bearer \(Self.secret)")
    #expect(try await client.send(HTTPRequest(.get, url("http://h/a"))).provenance?.source == .hit)
    #expect(!world.folder.holds(Self.secret))
  }
}
