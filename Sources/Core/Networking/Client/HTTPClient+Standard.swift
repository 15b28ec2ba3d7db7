extension HTTPClient {
  /// The client of the program, its middlewares in the one order that works.
  ///
  /// A bearer only where the back end has accounts; a log only where one is kept.
  public static func standard(
    transport: any Transport, clock: any Clock<Duration>, metadata: MetadataMiddleware, retry: RetryMiddleware,
    bearer: BearerMiddleware? = nil, log: LogMiddleware? = nil
  ) -> HTTPClient {
    var chain: [any Middleware] = [RedirectMiddleware(clock: clock), metadata, retry]
    if let bearer { chain.append(bearer) }
    if let log { chain.append(log) }
    return HTTPClient(transport: transport, middleware: chain)
  }
}
