internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Services that send one elsewhere; each path is one of `Misbehaviour.redirects`.
@Suite("A hostile server: redirects", .serialized)
struct HostileRedirectTests {
  @Test func `no token goes along to another origin`() async throws {
    let world = try HostileWorld(tokens: MemoryTokenStorage(TokenPair(access: "secret")))
    #expect(try await world.send("redirect_other", .get, ["Cookie": "secret"]).text == Misbehaviour.rows)
    #expect(world.server.requests("redirect_other").map { $0.headers["Authorization"] } == ["Bearer secret"])
    let hop = try #require(world.server.other.requests.first)
    #expect(!hop.headers.fields.contains { $0.value.contains("secret") })
  }

  @Test func `no token of the request's own goes along either`() async throws {
    let world = try HostileWorld()
    _ = try await world.send("redirect_other", .get, ["Authorization": "Bearer secret"])
    #expect(world.server.requests("redirect_other").first?.headers["Authorization"] == "Bearer secret")
    #expect(world.server.other.requests.map { $0.headers["Authorization"] } == [nil])
  }

  @Test func `a file is no target`() async throws {
    let world = try HostileWorld()
    #expect(await world.error("redirect_file") == .badRedirect("\"file:///etc/passwd\" is neither http nor https"))
    #expect(world.asked("redirect_file") == 1)
  }

  @Test func `a circle ends after ten hops`() async throws {
    let world = try HostileWorld()
    #expect(await world.error("redirect_loop") == .tooManyRedirects(limit: 10))
    #expect(world.asked("redirect_loop") == 11)
  }

  @Test func `a POST is sent on with its body by a 307, and as a GET without one by a 303 or 301`() async throws {
    let world = try HostileWorld()
    let body = Array("{\"a\":1}".utf8)
    for path in ["redirect_307", "redirect_303", "redirect_301"] {
      let answer = try await world.send(path, .post, ["Content-Type": "application/json"], body: body)
      #expect(answer.text == Misbehaviour.rows)
    }
    let hops = world.server.requests("ok")
    #expect(hops.map(\.method) == [.post, .get, .get])
    #expect(hops.map(\.body) == [body, nil, nil])
    #expect(hops.map { $0.headers["Content-Type"] } == ["application/json", nil, nil])
  }
}
