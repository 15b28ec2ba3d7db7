/// A transport behind a chain of middlewares; the first in the list sees a request first and its answer last.
///
/// The order that works: redirects, metadata, coalescing, cache, retry, bearer, log. Redirects come first so that
/// every hop is cached, signed and logged as the request of its own that it is.
public struct HTTPClient: Sendable {
  private let transport: any Transport
  private let middleware: [any Middleware]

  /// A client whose requests go through the middlewares in their order, then to the transport.
  public init(transport: any Transport, middleware: [any Middleware] = []) {
    self.transport = transport
    self.middleware = middleware
  }

  /// Sends the request through the whole chain.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await send(request, from: middleware.startIndex)
  }

  private func send(_ request: HTTPRequest, from index: Int) async throws(HTTPError) -> HTTPResponse {
    guard index < middleware.endIndex else { return try await transport.send(request) }
    return try await middleware[index].send(request) { (passed) async throws(HTTPError) -> HTTPResponse in
      try await send(passed, from: index + 1)
    }
  }
}

extension HTTPClient: Transport {}
