internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Services that refuse, complain or have enough; each path is one of `Misbehaviour.statuses`.
@Suite("A hostile server: statuses", .serialized)
struct HostileStatusTests {
  @Test func `a 304 that nobody asked for is an answer without content and is not kept`() async throws {
    let world = try HostileWorld()
    let answer = try await world.send("304_unasked")
    #expect(answer.status == 304)
    #expect(answer.body.isEmpty)
    #expect(world.asked("304_unasked") == 1)
    #expect(try await !world.keeps("304_unasked"))
  }

  @Test func `a service that wants two seconds gets them`() async throws {
    let world = try HostileWorld()
    #expect(try await world.send("429_seconds").text == Misbehaviour.rows)
    #expect(world.asked("429_seconds") == 2)
    #expect(world.clock.waited >= .seconds(2))
  }

  @Test(arguments: ["429_always", "429_junk"])
  func `one that always has enough, or does not say for how long, is asked three times with growing pauses`(
    path: String
  ) async throws {
    let world = try HostileWorld()
    #expect(try await world.send(path).status == 429)
    #expect(world.asked(path) == 3)
    #expect(world.clock.waited > .zero && world.clock.waited < .milliseconds(600))
  }

  @Test func `a refusal for its rate limit is the answer`() async throws {
    let world = try HostileWorld()
    let answer = try await world.send("403_ratelimit")
    #expect(answer.status == 403)
    #expect(answer.headers["X-RateLimit-Remaining"] == "0")
    #expect(world.asked("403_ratelimit") == 1)
  }

  @Test func `a service that recovers is asked until it does`() async throws {
    let world = try HostileWorld()
    #expect(try await world.send("503_then_ok").text == Misbehaviour.rows)
    #expect(world.asked("503_then_ok") == 3)
  }

  @Test func `one that takes no token gets one renewal and one repetition`() async throws {
    let world = try HostileWorld(tokens: MemoryTokenStorage(TokenPair(access: "a", refresh: "r")))
    #expect(try await world.send("401").status == 401)
    #expect(world.renewed == 1)
    #expect(world.server.requests("401").map { $0.headers["Authorization"] } == ["Bearer a", "Bearer a+"])
  }

  @Test func `nobody is given what another one got`() async throws {
    let tokens = MemoryTokenStorage()
    let world = try HostileWorld(tokens: tokens)
    for (name, source) in [("ann", Provenance.Source.miss), ("bob", .miss), ("ann", .hit)] {
      tokens.save(TokenPair(access: name, refresh: name))
      let answer = try await world.send("private_user")
      #expect(answer.text == "{\"who\":\"Bearer \(name)\"}")
      #expect(answer.provenance?.source == source)
    }
    tokens.clear()
    #expect(try await world.send("private_user").text == "{\"who\":\"nobody\"}")
  }
}
