internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Tokens that are refused and renewed, counted by the service itself.
@Suite struct RenewalOverSocketsTests {
  private let tokens = MemoryTokenStorage(TokenPair(access: "a1", refresh: "r1"))

  /// A service that takes that token alone, and gives out `a2` once the gate is open.
  private func service(accepting access: String, gate: Gate = Gate()) throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.url.path == "/session/refresh" {
        return .status(200, body: #"{"accessToken":"a2"}"#).held(until: gate)
      }
      let isAccepted = request.headers["Authorization"] == "Bearer \(access)"
      return isAccepted ? .status(200, body: "[]") : .status(401)
    }
  }

  private func client(_ server: LoopbackServer) -> HTTPClient {
    let environment = RemoteClient.Environment(
      version: "1", clock: LeapingClock(), seed: 1, executor: globalConcurrentExecutor, now: { 1_000 })
    return RemoteClient.make(
      transport: CurlTransport(CurlConfiguration(followsProxyVariables: false)), baseURL: server.url, tokens: tokens,
      hasAccounts: true, environment: environment)
  }

  private func renewals(_ server: LoopbackServer) -> Int {
    server.requests.count { $0.url.path == "/session/refresh" }
  }

  @Test func `twenty requests that are refused at the same time make one renewal`() async throws {
    let gate = Gate()
    let server = try service(accepting: "a2", gate: gate)
    let client = client(server)
    let tasks = (1...20).map { number in
      Task { try await client.send(HTTPRequest(.get, server.url.appending(path: "/todos/\(number)"))).status }
    }
    // All twenty and the renewal, which waits until everybody was refused.
    await server.received(21)
    gate.open()
    for task in tasks { #expect(try await task.value == 200) }
    #expect(renewals(server) == 1)
    #expect(server.requests.count == 41)
    #expect(tokens.load() == TokenPair(access: "a2", refresh: "r1"))
  }

  @Test func `a service that takes no token at all gets one renewal and one repetition`() async throws {
    let gate = Gate()
    gate.open()
    let server = try service(accepting: "none", gate: gate)
    let answer = try await client(server).send(HTTPRequest(.get, server.url.appending(path: "/todos")))
    #expect(answer.status == 401)
    #expect(renewals(server) == 1)
    #expect(
      server.requests.filter { $0.url.path == "/todos" }.map { $0.headers["Authorization"] }
        == ["Bearer a1", "Bearer a2"])
  }
}
