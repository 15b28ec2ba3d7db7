internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Status lines and fields that are odd, too many or too long; each path is one of `Misbehaviour.fields`.
@Suite("A hostile server: fields", .serialized)
struct HostileFieldTests {
  @Test func `fields of an interim answer are not those of the answer, which is kept as it says`() async throws {
    let world = try HostileWorld()
    let answer = try await world.send("early_hints")
    #expect(answer.status == 200)
    #expect(answer.headers["X-Early"] == nil)
    #expect(answer.headers["Link"] == nil)
    #expect(try await world.send("early_hints").provenance?.source == .hit)
  }

  @Test func `a status that nobody knows is an answer and is not kept`() async throws {
    let world = try HostileWorld()
    #expect(try await world.send("status_999").status == 999)
    #expect(try await !world.keeps("status_999"))
  }

  @Test(arguments: ["no_reason", "lf_only"])
  func `a missing reason and bare line feeds harm nobody`(path: String) async throws {
    #expect(try await HostileWorld().send(path).text == Misbehaviour.rows)
  }

  @Test(arguments: ["huge_header", "many_headers"])
  func `fields over 64 KiB are refused, in one line or in many, and not asked for again`(path: String) async throws {
    let world = try HostileWorld()
    #expect(await world.error(path) == .tooLarge(what: "headers", limit: 65_536))
    #expect(world.asked(path) == 1)
  }

  @Test func `repeated fields are all there, in their order`() async throws {
    let answer = try await HostileWorld().send("dup_header")
    #expect(answer.headers.values("X-A") == ["1", "2"])
    #expect(answer.headers.values("Set-Cookie") == ["a=1", "b=2"])
    #expect(answer.headers.list("Link") == ["</p2>; rel=\"next\"", "</p9>; rel=\"last\""])
  }

  @Test func `a field that is no UTF-8 is read as ISO 8859-1`() async throws {
    #expect(try await HostileWorld().send("latin1_header").headers["X-Name"] == "José")
  }

  @Test func `an answer of yesterday is old when it comes, whatever its lifetime, and is asked about again`()
    async throws
  {
    let world = try HostileWorld()
    for _ in 1...2 { #expect(try await world.send("clock_behind").provenance?.source == .miss) }
    #expect(world.server.requests("clock_behind").map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
  }
}
