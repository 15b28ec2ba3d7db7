internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Parts of stored answers (RFC 9110, section 14).
@Suite("Ranges")
struct RangeTests {
  private func world(status: Int = 200) async throws -> CacheWorld {
    let fields = [("Cache-Control", "max-age=60"), ("ETag", "\"a\""), ("Last-Modified", date(-9)), ("A", "1")]
    let world = CacheWorld(answer(fields, status: status, body: "0123456789"), answer(status: 206, body: "wire"))
    try await world.get()
    return world
  }

  @Test(arguments: [
    ("bytes=0-1", "01", "bytes 0-1/10"), ("bytes=0-0", "0", "bytes 0-0/10"), ("Bytes=3-", "3456789", "bytes 3-9/10"),
    ("bytes=-1", "9", "bytes 9-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
    ("bytes=8-99", "89", "bytes 8-9/10"),
    ("bytes=0-99999999999999999999", "0123456789", "bytes 0-9/10"),
  ])
  func `one part of a whole answer is cut from it`(range: String, body: String, told: String) async throws {
    let found = try await world().get("/a", ["Range": range])
    #expect(found.status == 206)
    #expect(found.text == body)
    #expect(found.headers["Content-Range"] == told)
    #expect(found.headers["Content-Length"] == String(body.utf8.count))
    #expect(found.headers["A"] == "1")
    #expect(found.provenance?.source == .hit)
  }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=99999999999999999999-"])
  func `a part beyond the end is refused, with the length`(range: String) async throws {
    let found = try await world().get("/a", ["Range": range])
    #expect(found.status == 416)
    #expect(found.headers["Content-Range"] == "bytes */10")
    #expect(found.body.isEmpty)
  }

  @Test(arguments: ["bytes=0-1,3-4", "bytes=2-1", "bytes=", "bytes=-", "bytes=a-b", "lines=0-1", "bytes=1", "0-1"])
  func `what is no single part gets the whole`(range: String) async throws {
    let found = try await world().get("/a", ["Range": range])
    #expect(found.status == 200)
    #expect(found.text == "0123456789")
  }

  @Test(arguments: [
    ("\"a\"", 206), ("W/\"a\"", 200), ("\"b\"", 200), (date(-9), 206), (date(-8), 200), (date(-10), 200),
  ])
  func `If-Range wants the part only of the answer that it knows`(condition: String, status: Int) async throws {
    let found = try await world().get("/a", ["Range": "bytes=0-1", "If-Range": condition])
    #expect(found.status == status)
    #expect(found.provenance?.source == .hit)
  }

  @Test func `only of a 200 are there parts`() async throws {
    #expect(try await world(status: 404).get("/a", ["Range": "bytes=0-1"]).status == 404)
  }

  @Test func `a part of what is not stored, or stale, comes from the service and is not kept`() async throws {
    let world = try await world()
    world.wait(seconds: 60)
    let found = try await world.get("/a", ["Range": "bytes=0-1"])
    #expect(found.text == "wire")
    #expect(world.lastRequest?.headers["If-None-Match"] == nil)
    #expect(try await world.get("/b", ["Range": "bytes=0-1"]).provenance?.source == .miss)
    #expect(try await world.get("/b", ["Range": "bytes=0-1"]).provenance?.source == .miss)
    // The whole is still there.
    #expect(try await world.source("/a", ["Cache-Control": "max-stale"]) == .stale)
  }
}
