/// What an unsafe request has made doubtful (RFC 9111, section 4.4).
enum Invalidation {
  /// True for methods that change nothing (RFC 9110, section 9.2.1).
  static func isSafe(_ method: HTTPMethod) -> Bool {
    ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method.rawValue)
  }

  /// The addresses whose answers no longer hold: its own, and those of the same origin that the answer names; none
  /// unless it succeeded.
  static func addresses(of request: HTTPRequest, answered response: HTTPResponse) -> [HTTPURL] {
    guard (200..<400).contains(response.status) else { return [] }
    let named = ["Location", "Content-Location"].compactMap { response.headers[$0] }
    let others = named.compactMap { try? request.url.resolving($0) }.filter { $0.origin == request.url.origin }
    return [request.url] + others.filter { $0 != request.url }
  }

  /// The collections that the request names, those of its own origin; none unless it succeeded.
  static func collections(of request: HTTPRequest, answered response: HTTPResponse) -> [HTTPURL] {
    guard (200..<400).contains(response.status) else { return [] }
    return request.invalidates.filter { $0.origin == request.url.origin }
  }
}
