/// What an unsafe request has made doubtful (RFC 9111, section 4.4).
enum Invalidation {
  /// Of which no kept answer holds any more.
  struct Places: Equatable {
    var addresses: [HTTPURL] = []
    var collections: [HTTPURL] = []
  }

  /// True for methods that change nothing (RFC 9110, section 9.2.1).
  static func isSafe(_ method: HTTPMethod) -> Bool {
    ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method.rawValue)
  }

  /// Its own address, those of the same origin that the answer names, and the collections that the request names; nothing
  /// unless it succeeded.
  static func places(of request: HTTPRequest, answered response: HTTPResponse) -> Places {
    guard (200..<400).contains(response.status) else { return Places() }
    let named = ["Location", "Content-Location"].compactMap { response.headers[$0] }
    let others = named.compactMap { try? request.url.resolving($0) }.filter { $0.origin == request.url.origin }
    return Places(
      addresses: [request.url] + others.filter { $0 != request.url }, collections: collections(of: request))
  }

  /// What the request may have changed although its answer was lost: its own address and the collections that it names.
  static func places(of request: HTTPRequest, failed error: HTTPError) -> Places {
    guard error.mayHaveArrived, !isSafe(request.method) else { return Places() }
    return Places(addresses: [request.url], collections: collections(of: request))
  }

  private static func collections(of request: HTTPRequest) -> [HTTPURL] {
    request.invalidates.filter { $0.origin == request.url.origin }
  }
}
