internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Asking whether a stored answer still holds (RFC 9111, section 4.3).
@Suite("Validation")
struct ValidationTests {
  private static let tag = ("ETag", "\"abc\"")
  private static let short = ("Cache-Control", "max-age=1")
  private static let long = ("Cache-Control", "max-age=1000")

  private func stale(_ fields: [(String, String)], then answers: HTTPResponse...) async throws -> CacheWorld {
    let all = [answer(fields + [Self.short], body: "stored")] + answers
    let world = CacheWorld(origin: StubTransport(all.map { .success($0) }))
    try await world.get()
    world.wait(seconds: 3)
    return world
  }

  @Test(arguments: ["\"abc\"", "W/\"abc\"", "abc"])
  func `a stale answer is confirmed by its tag`(tag: String) async throws {
    let world = try await stale([("ETag", tag)], then: answer([("ETag", tag)], status: 304, body: ""))
    let found = try await world.get()
    #expect(found.status == 200)
    #expect(found.text == "stored")
    #expect(found.provenance == Provenance(.revalidated, age: 3))
    #expect(world.lastRequest?.headers["If-None-Match"] == tag)
    #expect(world.lastRequest?.headers["If-Modified-Since"] == nil)
  }

  @Test func `a stale answer is confirmed by its date of change, along with its tag where it has one`() async throws {
    let changed = ("Last-Modified", date(-500))
    let world = try await stale([changed], then: answer(status: 304, body: ""))
    #expect(try await world.get().text == "stored")
    #expect(world.lastRequest?.headers["If-Modified-Since"] == date(-500))
    let both = try await stale([changed, Self.tag], then: answer(status: 304, body: ""))
    #expect(try await both.get().text == "stored")
    #expect(both.lastRequest?.headers["If-Modified-Since"] == date(-500))
    #expect(both.lastRequest?.headers["If-None-Match"] == "\"abc\"")
  }

  @Test func `a 304 renews what is stored, field by field, but not what tells of its bytes`() async throws {
    let old = [Self.tag, ("Content-Length", "6"), ("Kept", "1"), ("Told", "old"), ("Told", "older"), ("Age", "1")]
    let news = [Self.tag, Self.long, ("Content-Length", "9"), ("Told", "new"), ("Date", date(3)), ("Connection", "x")]
    let world = try await stale(old, then: answer(news, status: 304, body: ""))
    for source in [Provenance.Source.revalidated, .hit] {
      let found = try await world.get()
      #expect(found.provenance?.source == source)
      #expect(found.text == "stored")
      #expect(found.headers["Content-Length"] == "6")
      #expect(found.headers["Kept"] == "1")
      #expect(found.headers.values("Told") == ["new"])
      #expect(found.headers["Date"] == date(3))
      #expect(found.headers["Connection"] == nil)
    }
    world.wait(seconds: 999)
    let last = try await world.get()
    #expect(last.provenance == Provenance(.hit, age: 999))
    #expect(last.headers["Age"] == "999")
  }

  @Test func `a 304 without a date is of its arrival`() async throws {
    let world = try await stale([Self.tag], then: answer([Self.tag, Self.long], status: 304, body: "", dated: false))
    #expect(try await world.get().headers["Date"] == date(3))
  }

  @Test func `a 304 with no-store takes the answer out of the file`() async throws {
    let world = try await stale([Self.tag], then: answer([("Cache-Control", "no-store")], status: 304, body: ""))
    #expect(try await world.get().text == "stored")
    world.cache.close()
    #expect(!world.folder.holds("stored"))
  }

  @Test func `a new answer takes the place of the old one`() async throws {
    let world = try await stale([Self.tag], then: answer([Self.long, ("Date", date(3))], body: "new"))
    #expect(try await world.get().provenance?.source == .miss)
    #expect(try await world.get().text == "new")
    #expect(world.cache.statistics()?.entries == 1)
  }

  @Test func `a 304 about something else is no answer: it is asked again without conditions`() async throws {
    let world = try await stale(
      [Self.tag], then: answer([("ETag", "\"x\"")], status: 304, body: ""), answer(body: "new"))
    #expect(try await world.get().text == "new")
    #expect(world.lastRequest?.headers["If-None-Match"] == nil)
    #expect(world.asked == 3)
  }

  @Test func `without anything to confirm it by, a stale answer is fetched anew`() async throws {
    let world = try await stale([], then: answer(body: "new"))
    #expect(try await world.get().text == "new")
    #expect(world.lastRequest?.headers.fields.isEmpty == true)
  }

  // Conditions of the request's own.

  @Test(
    arguments: [
      (["If-None-Match": "\"abc\""], 304), (["If-None-Match": "W/\"abc\""], 304),
      (["If-None-Match": "\"x\", \"abc\""], 304),
      (["If-None-Match": "*"], 304), (["If-None-Match": "\"x\""], 200), (["If-None-Match": "abc"], 200),
      (["If-Modified-Since": date(-500)], 304), (["If-Modified-Since": date(-400)], 304),
      (["If-Modified-Since": date(-501)], 200), (["If-Modified-Since": "foo"], 200),
      (["If-None-Match": "\"x\"", "If-Modified-Since": date(0)], 200),
      (["If-None-Match": "\"abc\"", "If-Modified-Since": date(-9_999)], 304),
    ] as [(HTTPHeaders, Int)])
  func `a fresh answer is compared with what the request has already`(headers: HTTPHeaders, status: Int) async throws {
    let fields = [Self.tag, ("Last-Modified", date(-500)), Self.long, ("X-Other", "1"), ("Content-Type", "text/plain")]
    let world = CacheWorld(answer(fields))
    try await world.get()
    let found = try await world.get("/a", headers)
    #expect(found.status == status)
    #expect(found.provenance?.source == .hit)
    #expect(found.headers["ETag"] == "\"abc\"")
    #expect(found.body.isEmpty == (status == 304))
    #expect((found.headers["X-Other"] == nil) == (status == 304))
    #expect(world.asked == 1)
  }

  @Test func `a request's own tags are asked about together with ours`() async throws {
    let world = try await stale([Self.tag], then: answer([Self.tag, Self.long], status: 304, body: ""))
    let found = try await world.get("/a", ["If-None-Match": "\"x\""])
    #expect(world.lastRequest?.headers["If-None-Match"] == "\"x\", \"abc\"")
    #expect(found.status == 200)
    #expect(found.text == "stored")
    #expect(try await world.source() == .hit)
  }

  @Test func `a 304 about the request's own copy is passed on, and says nothing about ours`() async throws {
    let world = try await stale(
      [Self.tag], then: answer([("ETag", "\"x\""), Self.long], status: 304, body: ""),
      answer([Self.tag], status: 304, body: ""))
    #expect(try await world.get("/a", ["If-None-Match": "\"x\""]).status == 304)
    #expect(try await world.source() == .revalidated)
  }

  @Test func `a condition with nothing stored goes to the service as it is`() async throws {
    let world = CacheWorld(HTTPResponse(status: 304))
    let found = try await world.get("/a", ["If-None-Match": "abc"])
    #expect(found.status == 304)
    #expect(world.lastRequest?.headers["If-None-Match"] == "abc")
    #expect(world.cache.statistics()?.entries == 0)
  }

  @Test(arguments: ["If-Match", "If-Unmodified-Since"])
  func `what only the service can judge passes by the cache`(name: String) async throws {
    let world = CacheWorld(answer([Self.long]))
    try await world.get()
    #expect(try await world.source("/a", [name: "\"abc\""]) == .bypass)
  }

  // HEAD

  @Test func `a fresh answer answers a HEAD, without its body`() async throws {
    let world = CacheWorld(answer([Self.long, ("Content-Length", "4")]))
    try await world.get()
    let found = try await world.get(method: .head)
    #expect(found.body.isEmpty)
    #expect(found.headers["Content-Length"] == "4")
    #expect(found.provenance?.source == .hit)
  }

  @Test func `a HEAD that agrees renews what is stored, and one that does not drops it`() async throws {
    let agreeing = try await stale([Self.tag, ("Kept", "1")], then: answer([Self.tag, Self.long], body: ""))
    let head = try await agreeing.get(method: .head)
    #expect(agreeing.lastRequest?.method == .head)
    #expect(head.headers["Kept"] == "1")
    #expect(try await agreeing.get().text == "stored")
    #expect(agreeing.asked == 2)
    let other = try await stale([Self.tag], then: answer([("ETag", "\"x\""), Self.long], body: ""))
    try await other.get(method: .head)
    other.cache.close()
    #expect(!other.folder.holds("stored"))
  }
}
