/// Takes down each request and what becomes of it.
///
/// Stands twice in a chain: before what may answer without a service, and last, where each try to reach one goes by. What
/// is sent after its request was answered, to renew what a cache has, is an exchange of its own.
struct ExchangeMiddleware: Middleware {
  enum Place {
    case first, last
  }

  let log: ExchangeLog
  let place: Place

  func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    if place == .last, ExchangeTrace.current?.send() == true { return try await next(request) }
    let trace = ExchangeTrace(log: log, number: log.begin(request))
    if place == .last { _ = trace.send() }
    let outcome = await ExchangeTrace.$current.withValue(trace) { await Result(of: request, next) }
    log.end(trace.number, outcome)
    return try outcome.get()
  }
}
