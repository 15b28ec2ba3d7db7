/// Sends identical GETs that are wanted at the same time once, and gives all of them the one answer.
///
/// Identical is what is equal in everything: address, fields, limits. Who is cancelled leaves alone; when the last one
/// has left, the request is cancelled, too.
public final class CoalescingMiddleware: Middleware {
  private let flights: SingleFlight<HTTPRequest, HTTPResponse>

  /// The executor runs the requests, which may outlive the caller that began them.
  public init(executor: any TaskExecutor) {
    flights = SingleFlight(executor: executor, endsWhenAbandoned: true)
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    guard request.method == .get, request.body == nil else { return try await next(request) }
    return try await flights.value(for: request) { () async throws(HTTPError) in try await next(request) }
  }

  /// How many wait for that request now.
  package func waiters(for request: HTTPRequest) -> Int { flights.waiters(for: request) }
}
