internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What an unsafe request makes doubtful (RFC 9111, section 4.4).
@Suite("Invalidation")
struct InvalidationTests {
  private static let fresh = ("Cache-Control", "max-age=60")

  /// A service whose GETs are fresh for a minute and whose changes are answered like this.
  private func world(_ change: HTTPResponse) -> CacheWorld {
    CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        request.method == .get ? answer([Self.fresh]) : change
      })
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "M-SEARCH", "get"])
  func `an unsafe method that succeeds drops what is stored of its address`(method: String) async throws {
    for status in [200, 201, 204, 303] {
      let world = world(answer(status: status))
      try await world.get("/a", ["Foo": "1"])
      try await world.get("/b")
      try await world.get(method: HTTPMethod(rawValue: method))
      #expect(try await world.source() == .miss)
      #expect(try await world.source("/b") == .hit)
    }
  }

  @Test(arguments: [400, 404, 409, 500, 503])
  func `one that fails drops nothing`(status: Int) async throws {
    let world = world(answer([("Location", "/b")], status: status))
    try await world.get()
    try await world.get("/b")
    try await world.get(method: .put)
    #expect(try await world.source() == .hit)
    #expect(try await world.source("/b") == .hit)
  }

  @Test(arguments: [HTTPMethod.head, .options])
  func `a safe method drops nothing`(method: HTTPMethod) async throws {
    let world = world(answer([("Location", "/a")]))
    try await world.get()
    try await world.get(method: method)
    #expect(try await world.source() == .hit)
  }

  @Test func `the places that the answer names are dropped, if they are of the same origin`() async throws {
    let world = world(answer([("Location", "b"), ("Content-Location", "http://h/c?d=1")], status: 201))
    for path in ["/a", "/b", "/c?d=1", "/c"] { try await world.get(path) }
    try await world.get(method: .post)
    for (path, source) in [("/a", Provenance.Source.miss), ("/b", .miss), ("/c?d=1", .miss), ("/c", .hit)] {
      #expect(try await world.source(path) == source, "\(path)")
    }
    let other = self.world(answer([("Location", "http://other/b"), ("Content-Location", "https://h/b")]))
    for text in ["http://other/b", "https://h/b"] { _ = try await other.client.send(HTTPRequest(.get, url(text))) }
    try await other.get(method: .post)
    for text in ["http://other/b", "https://h/b"] {
      #expect(try await other.client.send(HTTPRequest(.get, url(text))).provenance?.source == .hit)
    }
  }

  @Test func `everybody's answers of the address are dropped`() async throws {
    let world = world(answer())
    for name in ["ann", "bob"] {
      world.signIn(name)
      try await world.get()
    }
    try await world.get(method: .put)
    for name in ["ann", "bob"] {
      world.signIn(name)
      #expect(try await world.source() == .miss)
    }
  }

  @Test func `what was under way meanwhile is given, and not kept`() async throws {
    let gate = Gate()
    let origin = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.method == .get { await gate.passed() }
      return answer([Self.fresh])
    }
    let world = CacheWorld(origin: origin)
    let task = Task { try await world.get() }
    await origin.received(1)
    // Another process makes the change.
    let other = CacheWorld(folder: world.folder, origin: origin)
    try await other.get(method: .put)
    gate.open()
    #expect(try await task.value.provenance?.source == .miss)
    #expect(try await world.source() == .miss)
    #expect(try await world.source() == .hit)
  }

  @Test(arguments: [("/a", 1, false), ("/b", 1, true), ("/b", 300, false)])
  func `a change elsewhere meanwhile matters only when there were too many to remember`(
    path: String, changes: Int, isKept: Bool
  ) async throws {
    let gate = Gate()
    let origin = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.method == .get { await gate.passed() }
      return answer([Self.fresh])
    }
    let world = CacheWorld(origin: origin)
    let task = Task { try await world.get() }
    await origin.received(1)
    let other = CacheWorld(folder: world.folder, origin: origin)
    for _ in 1...changes { try await other.get(path, method: .put) }
    gate.open()
    _ = try await task.value
    #expect(try await world.source() == (isKept ? .hit : .miss))
  }

  @Test func `a collection that the request names is dropped with any query, and so are its items`() async throws {
    let world = world(answer())
    let paths = ["/a?page=1", "/a", "/a/1", "/a/2?x=1", "/ab", "/b/a", "/"]
    for path in paths { try await world.get(path) }
    var change = HTTPRequest(.patch, url("http://h/a/1"))
    change.invalidates = [url("http://h/a"), url("http://other/b")]
    _ = try await world.client.send(change)
    var sources: [Provenance.Source?] = []
    for path in paths { sources.append(try await world.source(path)) }
    #expect(sources == [.miss, .miss, .miss, .miss, .hit, .hit, .hit])
  }

  @Test(arguments: [("/a?page=2", false), ("/a/2", false), ("/b", true)])
  func `what was asked of a changed collection before is given, and not kept`(path: String, isKept: Bool) async throws {
    let gate = Gate()
    let origin = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      if request.method == .get { await gate.passed() }
      return answer([Self.fresh])
    }
    let world = CacheWorld(origin: origin)
    let task = Task { try await world.get(path) }
    await origin.received(1)
    var change = HTTPRequest(.patch, url("http://h/a/1"))
    change.invalidates = [url("http://h/a")]
    _ = try await world.client.send(change)
    gate.open()
    _ = try await task.value
    #expect(try await world.source(path) == (isKept ? .hit : .miss))
  }

  @Test(arguments: [(HTTPError.connectionLost, Provenance.Source.miss), (.cannotResolve(host: "h"), .hit)])
  func `a lost answer makes doubtful what the request may have changed, a request that was not sent nothing`(
    error: HTTPError, source: Provenance.Source
  ) async throws {
    let world = CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        guard request.method == .get else { throw error }
        return answer([Self.fresh])
      })
    for path in ["/a/1", "/a?page=1", "/b"] { try await world.get(path) }
    var change = HTTPRequest(.patch, url("http://h/a/1"))
    change.invalidates = [url("http://h/a")]
    await #expect(throws: error) { try await world.client.send(change) }
    #expect(try await world.source("/a/1") == source)
    #expect(try await world.source("/a?page=1") == source)
    #expect(try await world.source("/b") == .hit)
  }
}
