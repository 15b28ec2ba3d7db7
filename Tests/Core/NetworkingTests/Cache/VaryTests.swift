internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Variants of one address (RFC 9111, section 4.1).
@Suite("Vary")
struct VaryTests {
  /// A service whose answer says what it was asked with, and varies with these fields.
  private func world(_ vary: String..., tags: Bool = false) -> CacheWorld {
    CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        let asked = ["Foo", "Bar", "Accept-Language"].map { request.headers.values($0).joined(separator: "|") }
        let tag = "\"\(asked.joined(separator: "-").filter { $0 != " " })\""
        if request.headers.list("If-None-Match").contains(tag) {
          return HTTPResponse(status: 304, headers: ["ETag": tag])
        }
        let fields = vary.map { ("Vary", $0) } + [("Cache-Control", "max-age=60")] + (tags ? [("ETag", tag)] : [])
        return answer(fields, body: asked.joined(separator: "/"))
      })
  }

  @Test func `variants stand side by side, each for its own requests`() async throws {
    let world = world("Foo")
    for foo in ["1", "2", "3"] { try await world.get("/a", ["Foo": foo, "Other": foo]) }
    try await world.get()
    for foo in ["1", "2", "3"] {
      let found = try await world.get("/a", ["Foo": foo, "Other": "x"])
      #expect(found.text == "\(foo)//")
      #expect(found.provenance?.source == .hit)
    }
    #expect(try await world.get().text == "//")
    #expect(world.asked == 4)
  }

  @Test func `every field that is named must be equal, also in its absence`() async throws {
    let world = world("Foo, bar")
    try await world.get("/a", ["Foo": "1", "Bar": "2"])
    #expect(try await world.source("/a", ["foo": "1", "BAR": "2"]) == .hit)
    #expect(try await world.source("/a", ["Foo": "1"]) == .miss)
    #expect(try await world.source("/a", ["Foo": "1", "Bar": "3"]) == .miss)
    #expect(try await world.source("/a", ["Foo": "1"]) == .hit)
    #expect(try await world.source("/a", ["Foo": "1", "Bar": ""]) == .miss)
  }

  @Test(arguments: [["*"], [", *"], ["", "*"], ["*, Foo"], ["Foo", "*"]])
  func `a star never matches, wherever it stands`(lines: [String]) async throws {
    let fields = lines.map { ("Vary", $0) } + [("Cache-Control", "max-age=60")]
    let world = CacheWorld(answer(fields))
    try await world.get("/a", ["Foo": "1"])
    #expect(try await world.source("/a", ["Foo": "1"]) == .miss)
  }

  @Test func `lines of one field are one list, and blanks around commas say nothing`() async throws {
    let world = world("Foo")
    try await world.get("/a", ["Foo": "1,2"])
    #expect(try await world.source("/a", ["Foo": " 1 ,\t2 "]) == .hit)
    #expect(try await world.source("/a", HTTPHeaders([.init("Foo", "1"), .init("foo", "2")])) == .hit)
    #expect(try await world.source("/a", ["Foo": "2, 1"]) == .miss)
    #expect(try await world.source("/a", ["Foo": "\"1,2\""]) == .miss)
  }

  @Test func `languages have no case and no order, but their weights count`() async throws {
    let world = world("Accept-Language")
    try await world.get("/a", ["Accept-Language": "en, de;q=0.5"])
    #expect(try await world.source("/a", ["Accept-Language": "DE ; q=0.5,EN"]) == .hit)
    #expect(try await world.source("/a", ["Accept-Language": "en, de;q=0.6"]) == .miss)
  }

  @Test func `of several that match the latest is given`() async throws {
    let world = CacheWorld(
      answer([("Vary", "Foo"), ("Cache-Control", "max-age=900")], body: "old"),
      answer([("Cache-Control", "max-age=900"), ("Date", date(9))], body: "new"))
    try await world.get("/a", ["Foo": "1"])
    world.wait(seconds: 9)
    try await world.get("/a", ["Foo": "2"])
    #expect(try await world.get("/a", ["Foo": "1"]).text == "new")
  }

  @Test func `the tags of other variants are asked about, and the one that is named is the answer`() async throws {
    let world = CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        let fields = [("Vary", "Foo"), ("Cache-Control", "max-age=60"), ("ETag", "\"all\"")]
        return request.headers.list("If-None-Match").contains("\"all\"")
          ? answer(fields, status: 304, body: "") : answer(fields, body: "for all")
      })
    try await world.get("/a", ["Foo": "1"])
    let found = try await world.get("/a", ["Foo": "2"])
    #expect(found.status == 200)
    #expect(found.text == "for all")
    #expect(found.provenance?.source == .revalidated)
    #expect(world.lastRequest?.headers["If-None-Match"] == "\"all\"")
    #expect(try await world.source("/a", ["Foo": "1"]) == .hit)
    #expect(try await world.source("/a", ["Foo": "2"]) == .hit)
    #expect(world.asked == 2)
  }

  @Test func `a 304 that names none of the variants is no answer`() async throws {
    let world = CacheWorld(
      answer([("Vary", "Foo"), ("ETag", "\"1\""), ("Cache-Control", "max-age=60")], body: "one"),
      answer([("ETag", "\"9\"")], status: 304, body: ""), answer(body: "two"))
    try await world.get("/a", ["Foo": "1"])
    #expect(try await world.get("/a", ["Foo": "2"]).text == "two")
    #expect(world.lastRequest?.headers["If-None-Match"] == nil)
  }

  @Test func `what a field held is not in the file`() async throws {
    let world = CacheWorld(answer([("Vary", "Foo"), ("Cache-Control", "max-age=60")], body: "the body"))
    try await world.get("/a", ["Foo": "remarkable"])
    #expect(try await world.source("/a", ["Foo": "remarkable"]) == .hit)
    #expect(world.folder.holds("the body"))
    #expect(!world.folder.holds("remarkable"))
  }
}
