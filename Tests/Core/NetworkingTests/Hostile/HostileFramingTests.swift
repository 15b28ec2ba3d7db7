internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Answers that do not come, or not whole, or without a clear end; each path is one of `Misbehaviour.framing`.
@Suite("A hostile server: framing", .serialized)
struct HostileFramingTests {
  private let impatience = Duration.milliseconds(100)

  @Test func `a proper answer is taken and the next one comes on the same terms`() async throws {
    let world = try HostileWorld()
    for _ in 1...2 { #expect(try await world.send("ok").text == Misbehaviour.rows) }
  }

  @Test(arguments: ["silent", "half_headers", "drip_headers"])
  func `what does not come to an end runs into the limit on the whole, and is not asked for again`(
    path: String
  ) async throws {
    let world = try HostileWorld(timeout: impatience)
    #expect(await world.error(path) == .timedOut)
    // On a machine with much to do the time may be over before anything was sent.
    #expect(world.asked(path) <= 1)
  }

  @Test(arguments: ["truncated_length", "truncated_chunk", "chunk_no_end", "cut_gzip"])
  func `what breaks off is asked for three times, and nothing of it is kept`(path: String) async throws {
    let world = try HostileWorld()
    #expect(await world.error(path) == .connectionLost)
    #expect(world.asked(path) == 3)
    #expect(try await !world.keeps(path))
  }

  @Test(arguments: ["close", "reset"])
  func `a connection that ends without an answer is tried three times for a GET and once for a POST`(
    path: String
  ) async throws {
    let world = try HostileWorld()
    #expect(await world.error(path) == .connectionLost)
    #expect(world.asked(path) == 3)
    #expect(await world.error(path, .post) == .connectionLost)
    #expect(world.server.requests(path).count { $0.method == .post } == 1)
  }

  @Test func `a reset that passes is not noticed`() async throws {
    let world = try HostileWorld()
    #expect(try await world.send("reset_then_ok").text == Misbehaviour.rows)
    #expect(world.asked("reset_then_ok") == 2)
  }

  @Test(arguments: ["bad_chunk_size", "two_lengths", "neg_length", "garbage"])
  func `an answer whose end or beginning cannot be told is no HTTP, and is not asked for again`(
    path: String
  ) async throws {
    let world = try HostileWorld()
    let error = await world.error(path)
    guard case .protocolViolation = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(world.asked(path) == 1)
    #expect(try await !world.keeps(path))
  }

  @Test func `bytes behind a 204 are nobody's`() async throws {
    let world = try HostileWorld()
    for _ in 1...2 {
      let answer = try await world.send("204_body")
      #expect(answer.status == 204)
      #expect(answer.body.isEmpty)
    }
  }

  @Test func `bytes behind an answer are not the answer to the next request`() async throws {
    let world = try HostileWorld()
    #expect(try await world.send("extra_bytes").text == Misbehaviour.rows)
    #expect(try await world.send("ok").text == Misbehaviour.rows)
  }

  @Test func `an answer in HTTP 1 dot 0 ends with its connection`() async throws {
    #expect(try await HostileWorld().send("http10").text == Misbehaviour.rows)
  }
}
