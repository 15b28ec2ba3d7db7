internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Which answers are kept, and what of them (RFC 9111, section 3).
@Suite("What is kept")
struct StoringTests {
  private static let fresh = ("Cache-Control", "max-age=60")

  @Test(arguments: [
    "no-store", "max-age=60, no-store", "NO-STORE", "no-store=\"\"", "private, no-store, max-age=60",
    "a=\"b, no-store",
  ])
  func `no-store keeps an answer out of the file`(control: String) async throws {
    let world = CacheWorld(answer([("Cache-Control", control)], body: "remarkable"))
    try await world.get()
    #expect(try await world.source() == .miss)
    #expect(!world.folder.holds("remarkable") || control.hasPrefix("a="))
  }

  @Test func `who must understand a status and does may keep it all the same`() async throws {
    let control = ("Cache-Control", "must-understand, no-store, max-age=60")
    let understood = CacheWorld(answer([control]))
    try await understood.get()
    #expect(try await understood.source() == .hit)
    let unknown = CacheWorld(answer([control], status: 299))
    try await unknown.get()
    #expect(try await unknown.source() == .miss)
  }

  @Test func `a request that says no-store is neither answered from the cache nor kept`() async throws {
    let world = CacheWorld(answer([Self.fresh], body: "one"), answer([Self.fresh], body: "two"))
    try await world.get()
    let found = try await world.get("/a", ["Cache-Control": "no-store"])
    #expect(found.text == "two")
    #expect(found.provenance?.source == .bypass)
    #expect(try await world.get().text == "one")
  }

  @Test func `the fields of the connection and those that it names are not kept, all others are`() async throws {
    let gone = [
      ("Connection", "a, B"), ("A", "1"), ("b", "2"), ("Keep-Alive", "5"), ("Proxy-Authenticate", "x"),
      ("Proxy-Authentication-Info", "x"), ("Proxy-Authorization", "x"), ("TE", "x"), ("Transfer-Encoding", "x"),
      ("Upgrade", "x"), ("Proxy-Connection", "x"), ("Trailer", "x"),
    ]
    let kept = [("C", "3"), ("c", "4"), ("Content-Type", "text/plain"), ("X-Odd", "")]
    let world = CacheWorld(answer(gone + kept + [Self.fresh]))
    try await world.get()
    let found = try await world.get().headers
    for (name, _) in gone { #expect(found[name] == nil, "\(name)") }
    #expect(found.values("C") == ["3", "4"])
    #expect(found["Content-Type"] == "text/plain")
    #expect(found["X-Odd"] == "")
  }

  @Test func `fields that no-cache names are not shown again, and the rest is`() async throws {
    let world = CacheWorld(
      answer([("Cache-Control", "no-cache=\"a, B\", max-age=60"), ("A", "1"), ("B", "2"), ("C", "3")]))
    try await world.get()
    let found = try await world.get()
    #expect(found.provenance?.source == .hit)
    #expect(found.headers["A"] == nil && found.headers["B"] == nil)
    #expect(found.headers["C"] == "3")
  }

  @Test func `the date of an answer stays, and one without gets that of its arrival`() async throws {
    let world = CacheWorld(answer([Self.fresh, ("Date", date(-3))]), answer([Self.fresh], dated: false))
    try await world.get()
    world.wait(seconds: 5)
    #expect(try await world.get().headers["Date"] == date(-3))
    try await world.get("/b")
    world.wait(seconds: 5)
    #expect(try await world.get("/b").headers["Date"] == date(5))
  }

  @Test func `an address is another with another query, scheme, port or path`() async throws {
    let world = CacheWorld(answer([Self.fresh]))
    for text in ["http://h/a", "http://h/a?b=1", "http://h/a?b=2", "https://h/a", "http://h:81/a", "http://h/A"] {
      let first = try await world.client.send(HTTPRequest(.get, url(text)))
      #expect(first.provenance?.source == .miss, "\(text)")
      #expect(try await world.client.send(HTTPRequest(.get, url(text))).provenance?.source == .hit)
    }
  }

  @Test func `the answer to a POST is kept for a GET if it says that it is one and how long it lasts`() async throws {
    let good = [("Content-Location", "/a"), Self.fresh]
    for (fields, source) in [
      (good, Provenance.Source.hit), ([Self.fresh], .miss), ([("Content-Location", "/a")], .miss),
      ([("Content-Location", "/b"), Self.fresh], .miss),
    ] {
      let world = CacheWorld(answer(fields, body: "posted"))
      let posted = try await world.client.send(HTTPRequest(.post, url("http://h/a"), body: [1]))
      #expect(posted.provenance?.source == .bypass)
      #expect(try await world.source() == source)
    }
  }

  @Test(arguments: [HTTPMethod.put, .patch, .delete, .options, HTTPMethod(rawValue: "QUERY")])
  func `no other method's answer is kept or taken from the cache`(method: HTTPMethod) async throws {
    let world = CacheWorld(answer([Self.fresh, ("Content-Location", "/a")]))
    for _ in 1...2 {
      #expect(try await world.get(method: method).provenance?.source == .bypass)
    }
    #expect(try await world.source() == .miss)
  }

  @Test func `a failure keeps nothing and changes nothing`() async throws {
    let transport = StubTransport([
      .success(answer([("Cache-Control", "max-age=1"), ("ETag", "\"a\"")])),
      .failure(.tooLarge(what: "body", limit: 1)),
      .success(HTTPResponse(status: 304)),
    ])
    let world = CacheWorld(origin: transport)
    try await world.get()
    world.wait(seconds: 2)
    #expect(await fault { () throws(HTTPError) in try await world.get() } == .tooLarge(what: "body", limit: 1))
    #expect(try await world.source() == .revalidated)
  }

  @Test func `an answer that must not be kept drops the one that was`() async throws {
    let world = CacheWorld(
      answer([("Cache-Control", "max-age=1")], body: "old"), answer([("Cache-Control", "no-store")]),
      answer([Self.fresh]))
    try await world.get()
    world.wait(seconds: 2)
    try await world.get()
    world.cache.close()
    #expect(!world.folder.holds("old"))
    #expect(try await world.source("/a", ["Cache-Control": "max-stale, only-if-cached"]) == .miss)
  }
}
