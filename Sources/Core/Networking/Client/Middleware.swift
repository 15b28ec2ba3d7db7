/// One link of a client's chain: sees each request on its way out and each answer on its way back.
public protocol Middleware: Sendable {
  /// Answers the request, by passing it on (as it is, changed, or more than once) or on its own.
  ///
  /// `next` may be called after the answer has been given.
  func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse
}
