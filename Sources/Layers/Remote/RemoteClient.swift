internal import Glibc
public import StoaNetworking

/// Makes the HTTP client of a session: the transport behind all that a request goes through.
public enum RemoteClient {
  /// What the client's middlewares need from outside.
  public struct Environment: Sendable {
    /// What `User-Agent` says after the program's name.
    public var version: String
    public var clock: any Clock<Duration>
    /// Seeds the pauses between tries.
    public var seed: UInt64
    /// Runs what outlives a request: the renewal of tokens.
    public var executor: any TaskExecutor
    /// Takes a line for each exchange; nil where no log is kept.
    public var log: (@Sendable (String) -> Void)?
    /// Seconds since 1970; the system's clock where none is given.
    public var now: @Sendable () -> Int64
    /// Keeps answers; nil where none are kept.
    public var cache: ResponseCache?
    /// Takes down each exchange for people to see; nil where none is.
    public var exchanges: ExchangeLog?

    public init(
      version: String, clock: any Clock<Duration>, seed: UInt64, executor: any TaskExecutor,
      log: (@Sendable (String) -> Void)? = nil, now: (@Sendable () -> Int64)? = nil,
      cache: ResponseCache? = nil, exchanges: ExchangeLog? = nil
    ) {
      self.version = version
      self.clock = clock
      self.seed = seed
      self.executor = executor
      self.log = log
      self.now = now ?? { Int64(time(nil)) }
      self.cache = cache
      self.exchanges = exchanges
    }
  }

  /// Only `/todos` is signed, and only where the service has accounts.
  public static func make(
    transport: any Transport, baseURL: HTTPURL, tokens: any TokenStorage, hasAccounts: Bool,
    environment: Environment
  ) -> HTTPClient {
    let metadata = MetadataMiddleware(version: environment.version)
    let log = environment.log.map { LogMiddleware(clock: environment.clock, sink: $0) }
    let protected = baseURL.appending(path: TodoService.path).path
    // The renewal goes past bearer and retry: it is no idempotent request, and must not wait for itself.
    let renewalChain: [any Middleware] = [metadata] + (log.map { [$0] } ?? [])
    let renewal = TokenRenewal(
      client: HTTPClient(
        transport: transport, middleware: environment.exchanges?.watching(renewalChain) ?? renewalChain),
      baseURL: baseURL, now: environment.now)
    let bearer = BearerMiddleware(
      origin: baseURL.origin,
      protects: { $0.path == protected || $0.path.hasPrefix(protected + "/") },
      tokens: tokens, executor: environment.executor,
      refresh: { (old) async throws(HTTPError) in try await renewal.renew(old) })
    let cache = environment.cache.map { cache in
      CacheMiddleware(
        cache: cache, now: { Int(environment.now()) * 1_000 }, executor: environment.executor,
        account: { tokens.cacheAccount })
    }
    return .standard(
      transport: transport, clock: environment.clock, metadata: metadata,
      coalescing: cache == nil ? nil : CoalescingMiddleware(executor: environment.executor), cache: cache,
      retry: RetryMiddleware(clock: environment.clock, random: SeededGenerator(seed: environment.seed)),
      bearer: hasAccounts ? bearer : nil, log: log, exchanges: environment.exchanges)
  }
}
