internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite("Secrets")
struct SecretsTests {
  private let secret = "hunter2"

  @Test func `after a session with a service that misbehaves in every way, none is in log, errors, reports or files`()
    async throws
  {
    let tokens = MemoryTokenStorage(TokenPair(access: "hunter2-access", refresh: "hunter2-refresh"))
    let world = try HostileWorld(tokens: tokens, account: "ann")
    var told: [String] = []
    // A service that repeats the token in what it sends has made it a part of its data.
    for path in Misbehaviour.all.map(\.path) where path != "private_user" {
      for var request in requests(world.server.url(path)) {
        if ["silent", "half_headers", "drip_headers"].contains(path) { request.timeout = .milliseconds(60) }
        do throws(HTTPError) {
          _ = try await world.client.send(request)
        } catch {
          var dumped = ""
          dump(error, to: &dumped)
          told += [error.message, "\(error)", String(reflecting: error), dumped]
        }
      }
    }
    told += world.written.value
    #expect(world.server.requests("ok").contains { $0.headers["Authorization"] == "Bearer hunter2-access" })
    #expect(told.count > 200)
    #expect(told.filter { $0.contains(secret) } == [])
    #expect(world.folder.holds("max-age"))
    #expect(!world.folder.holds(secret))
  }

  /// One that the cache may see, and three that carry secrets where requests carry them.
  private func requests(_ url: HTTPURL) -> [HTTPRequest] {
    [
      HTTPRequest(.get, url), HTTPRequest(.get, url, headers: ["Cookie": "id=\(secret)", "X-Api-Key": secret]),
      HTTPRequest(.get, url.appending(path: "", query: [("token", secret)])),
      HTTPRequest(.post, url, body: Array("{\"password\":\"\(secret)\"}".utf8)),
    ]
  }
}
