internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// The client of the program, with all that belongs to it, before a server that misbehaves.
///
/// Its waits are over at once; only the transport's own limit takes real time.
struct HostileWorld {
  let server: HostileServer
  let client: HTTPClient
  let clock: LeapingClock
  /// The log, and what the cache reports.
  let written = Shared<[String]>([])
  let folder = CacheFolder()
  private let renewals = Tally()

  /// - Parameters:
  ///   - tokens: Those of a session.
  ///   - account: Whose session it is; by default its owner goes by the second token.
  init(timeout: Duration = .seconds(20), tokens: MemoryTokenStorage? = nil, account: String? = nil) throws {
    let server = try HostileServer()
    let clock = LeapingClock()
    let executor = globalConcurrentExecutor
    let write = { @Sendable [written] (line: String) in written.change { $0.append(line) } }
    let cache = ResponseCache(path: folder.file, now: WallClock.now, report: write)
    let bearer = tokens.map { [renewals] tokens in
      BearerMiddleware(
        origin: server.url("").origin, protects: { _ in true }, tokens: tokens, executor: executor,
        refresh: { old in
          renewals.add()
          return TokenPair(access: old.access + "+", refresh: old.refresh)
        })
    }
    self.server = server
    self.clock = clock
    client = .standard(
      transport: curl { $0.timeout = timeout }, clock: clock, metadata: MetadataMiddleware(version: "1"),
      coalescing: CoalescingMiddleware(executor: executor),
      cache: CacheMiddleware(
        cache: cache, now: WallClock.now, executor: executor, account: { account ?? tokens?.load()?.refresh ?? "" }),
      retry: RetryMiddleware(clock: clock, random: SeededGenerator(seed: 1)), bearer: bearer,
      log: LogMiddleware(clock: clock, sink: write))
  }

  /// How often tokens were renewed.
  var renewed: Int { renewals.count }

  func send(
    _ path: String, _ method: HTTPMethod = .get, _ headers: HTTPHeaders = [:], body: [UInt8]? = nil
  ) async throws(HTTPError) -> HTTPResponse {
    try await client.send(HTTPRequest(method, server.url(path), headers: headers, body: body))
  }

  /// Why there is no answer.
  func error(_ path: String, _ method: HTTPMethod = .get) async -> HTTPError? {
    await fault { () throws(HTTPError) in try await send(path, method) }
  }

  /// How often that was asked for.
  func asked(_ path: String) -> Int { server.requests(path).count }

  /// Whether the cache has an answer.
  func keeps(_ path: String) async throws(HTTPError) -> Bool {
    var request = HTTPRequest(.get, server.url(path))
    request.cacheMode = .onlyIfCached
    return try await client.send(request).status != 504
  }
}
