/// Says who asks: `User-Agent: Stoa/<version>` and, when the request names one, `X-Stoa-Feature`.
///
/// The same for the same request, always: a number for each request would make every cached variant useless.
public struct MetadataMiddleware: Middleware {
  private let agent: String

  /// Says that this version of Stoa asks.
  public init(version: String) {
    agent = "Stoa/\(version)"
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    var marked = request
    if marked.headers["User-Agent"] == nil { marked.headers["User-Agent"] = agent }
    if let feature = request.feature { marked.headers["X-Stoa-Feature"] = feature }
    return try await next(marked)
  }
}
