extension HTTPClient {
  /// The client of the program, its middlewares in the one order that works.
  ///
  /// A bearer only where the back end has accounts; a log, of lines or of exchanges, only where one is kept; coalescing and
  /// a cache where they are wanted.
  public static func standard(
    transport: any Transport, clock: any Clock<Duration>, metadata: MetadataMiddleware,
    coalescing: CoalescingMiddleware? = nil, cache: CacheMiddleware? = nil, retry: RetryMiddleware,
    bearer: BearerMiddleware? = nil, log: LogMiddleware? = nil, exchanges: ExchangeLog? = nil
  ) -> HTTPClient {
    var chain: [any Middleware] = [metadata]
    if let coalescing { chain.append(coalescing) }
    if let cache { chain.append(cache) }
    chain.append(retry)
    if let bearer { chain.append(bearer) }
    if let log { chain.append(log) }
    if let exchanges { chain = exchanges.watching(chain) }
    return HTTPClient(transport: transport, middleware: [RedirectMiddleware(clock: clock)] + chain)
  }
}
