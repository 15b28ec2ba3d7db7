/// Signs what must be signed with the session's token, and renews the token when the service refuses it.
///
/// Only requests to its own origin whose address `protects` accepts are signed. After a 401 the tokens are renewed
/// once, however many requests met it, and each is sent once more; a second 401 is the answer. A renewal that the
/// service refuses ends the session and hands back the 401; one that fails on the way keeps it and throws.
/// A result that comes late never touches a newer session. Source: RFC 6750, RFC 6749 section 6.
public final class BearerMiddleware: Middleware {
  /// Asks the service for new tokens; nil when it refuses. It must not go through this middleware.
  public typealias Refresh = @Sendable (TokenPair) async throws(HTTPError) -> TokenPair?

  private let origin: HTTPURL.Origin
  private let protects: @Sendable (HTTPURL) -> Bool
  private let tokens: any TokenStorage
  private let refresh: Refresh
  private let flights: SingleFlight<UInt64, Void>

  /// The executor runs the renewal, which outlives the request that began it.
  public init(
    origin: HTTPURL.Origin, protects: @escaping @Sendable (HTTPURL) -> Bool, tokens: any TokenStorage,
    executor: any TaskExecutor, refresh: @escaping Refresh
  ) {
    self.origin = origin
    self.protects = protects
    self.tokens = tokens
    self.refresh = refresh
    flights = SingleFlight(executor: executor)
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    guard request.url.origin == origin, request.headers["Authorization"] == nil, protects(request.url) else {
      return try await next(request)
    }
    let used = try tokens.snapshot()
    guard let pair = used.tokens else { return try await next(request) }
    let answer = try await next(Self.signed(request, with: pair))
    guard answer.status == 401, let renewed = try await renewedTokens(after: used) else { return answer }
    return try await next(Self.signed(request, with: renewed))
  }

  private static func signed(_ request: HTTPRequest, with pair: TokenPair) -> HTTPRequest {
    var signed = request
    signed.headers["Authorization"] = "Bearer \(pair.access)"
    return signed
  }

  /// The tokens that took the place of the refused ones in the same session; nil when there are none.
  private func renewedTokens(after used: TokenSnapshot) async throws(HTTPError) -> TokenPair? {
    try await flights.value(for: used.generation) { [tokens, refresh] () async throws(HTTPError) in
      try await Self.renew(used, in: tokens, with: refresh)
    }
    let current = try tokens.snapshot()
    // Another session's token must not repeat what this one's owner asked for.
    guard current.session == used.session, current.generation != used.generation else { return nil }
    return current.tokens
  }

  private static func renew(
    _ used: TokenSnapshot, in tokens: any TokenStorage, with refresh: Refresh
  ) async throws(HTTPError) {
    // Who met the 401 late finds the work done.
    guard try tokens.snapshot().generation == used.generation, let pair = used.tokens else { return }
    let renewed = pair.refresh == nil ? nil : try await refresh(pair)
    try tokens.replace(generation: used.generation, with: renewed)
  }
}
