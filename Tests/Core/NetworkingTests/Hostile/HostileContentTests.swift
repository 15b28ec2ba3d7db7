internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Bodies as they come over the wire; what is read in them is a matter of the layer above.
@Suite("A hostile server: bodies", .serialized)
struct HostileContentTests {
  @Test func `a bomb is refused once it passes 8 MiB, and not asked for again`() async throws {
    let world = try HostileWorld()
    #expect(await world.error("bomb") == .tooLarge(what: "body", limit: 8_388_608))
    #expect(world.asked("bomb") == 1)
    #expect(try await !world.keeps("bomb"))
  }

  @Test(arguments: [
    ("bad_gzip", "its gzip stream is damaged"),
    ("unknown_encoding", "it is encoded as \"foo\", which was not asked for"),
  ])
  func `a body that cannot be unpacked is an error, and not asked for again`(path: String, why: String) async throws {
    let world = try HostileWorld()
    #expect(await world.error(path) == .undecodable(why))
    #expect(world.asked(path) == 1)
    #expect(try await !world.keeps(path))
  }

  @Test func `any other body is handed on byte for byte`() async throws {
    let world = try HostileWorld()
    for path in ["bom", "bad_utf8", "utf16", "latin1", "dup_keys", "null_obj", "deep", "html_200", "empty_200"] {
      let answer = try await world.send(path)
      #expect(answer.status == 200)
      #expect(answer.headers["Content-Length"] == String(answer.body.count))
    }
    #expect(try await world.send("bad_utf8").body.starts(with: Array(#"[{"id":1,"userId":1,"name":""#.utf8) + [0xFF]))
  }
}
