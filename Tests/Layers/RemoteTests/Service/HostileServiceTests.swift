internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What the layer above makes of a hostile server's answers, over real sockets.
@Suite struct HostileServiceTests {
  private let server: HostileServer

  init() throws { server = try HostileServer() }

  private func remote(_ path: String) -> RemoteContainer {
    let transport = CurlTransport(CurlConfiguration(followsProxyVariables: false))
    return RemoteContainer(
      client: HTTPClient(transport: transport), baseURL: server.url(path), tokens: MemoryTokenStorage(),
      hasAccounts: false, executor: globalConcurrentExecutor, now: { 1_000 })
  }

  private func posts(_ path: String) async throws(DomainError) -> [Post?] {
    try await remote(path).posts.list(PageRequest(query: PostQuery(), limit: 10), refresh: false).slots.map(\.item)
  }

  @Test(arguments: [
    ("ok", "ok"), ("bom", "ok"), ("bad_utf8", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("latin1", "Jos\u{FFFD}"), ("dup_keys", "a"),
  ])
  func `a list is read, what is no UTF-8 in it marked, and of two equal keys the first holds`(
    path: String, title: String
  ) async throws {
    #expect(try await posts(path) == [Post(id: 1, author: 1, title: title)])
  }

  @Test func `a person without address and with a company that is a text is one`() async throws {
    let list = try await remote("null_obj").users.list(PageRequest(query: UserQuery(), limit: 10), refresh: false)
    #expect(list.slots == [.item(User(id: 1, name: "A", company: "none"))])
  }

  @Test func `brackets without an end are one entry that cannot be read`() async throws {
    #expect(try await posts("deep") == [nil])
  }

  @Test(
    arguments: [
      ("html_200", .webPage), ("empty_200", .unexpectedAnswer), ("utf16", .unexpectedAnswer),
      ("304_unasked", .unexpectedAnswer), ("bad_gzip", .unexpectedAnswer), ("unknown_encoding", .unexpectedAnswer),
      ("garbage", .unexpectedAnswer), ("bomb", .tooLarge), ("huge_header", .tooLarge), ("truncated_length", .brokenOff),
      ("close", .brokenOff), ("429_always", .service(status: 429)),
      ("403_ratelimit", .service(status: 403)), ("status_999", .service(status: 999)), ("401", .signedOut),
    ] as [(String, DomainError.Kind)])
  func `what is no list is an error that says what is wrong`(path: String, kind: DomainError.Kind) async throws {
    let error = await #expect(throws: DomainError.self) { try await posts(path) }
    #expect(error?.kind == kind)
  }
}
