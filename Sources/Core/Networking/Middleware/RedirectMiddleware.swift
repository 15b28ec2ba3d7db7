/// Follows redirects, each hop as a request of its own that the rest of the chain sees.
///
/// `Authorization`, `Cookie` and other credentials stay behind when scheme, host or port changes; 303, and 301 or 302
/// on a POST, go on as a GET without a body, 307 and 308 keep method and body; from https to http is refused. A redirect
/// without a `Location`, and every redirect of a request that follows none, is the answer.
/// Source: RFC 9110, section 15.4.
public struct RedirectMiddleware: Middleware {
  private let limit: Int
  private let clock: any Clock<Duration>

  /// The clock only measures: all hops together keep the request's time limit.
  public init(limit: Int = 10, clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    let elapsed = Stopwatch.start(clock)
    var current = request
    var hops = 0
    while true {
      var answer = try await next(current)
      guard request.followsRedirects, Self.isRedirect(answer.status), let location = answer.headers["Location"] else {
        answer.url = answer.url ?? current.url
        return answer
      }
      hops += 1
      guard hops <= limit else { throw .tooManyRedirects(limit: limit) }
      current = try Self.redirected(current, status: answer.status, to: Self.target(location, of: current.url))
      if let limit = request.timeout {
        current.timeout = limit - elapsed()
        guard let left = current.timeout, left > .zero else { throw .timedOut }
      }
    }
  }

  private static func isRedirect(_ status: Int) -> Bool {
    [301, 302, 303, 307, 308].contains(status)
  }

  private static func target(_ location: String, of url: HTTPURL) throws(HTTPError) -> HTTPURL {
    do throws(HTTPError) {
      return try url.resolving(location)
    } catch {
      // The address that was asked for is none the worse for it.
      if case .badURL(let text) = error { throw .badRedirect(text) }
      throw error
    }
  }

  /// The request of the next hop.
  static func redirected(
    _ request: HTTPRequest, status: Int, to target: HTTPURL
  ) throws(HTTPError) -> HTTPRequest {
    if request.url.scheme == .https, target.scheme == .http { throw .insecureRedirect(to: target.authority) }
    var hop = request
    hop.url = target
    if target.origin != request.url.origin {
      for field in request.headers.fields where Credentials.isCredential(field.name) { hop.headers.remove(field.name) }
    }
    let becomesGet = status == 303 && request.method != .head || status <= 302 && request.method == .post
    if becomesGet {
      hop.method = .get
      hop.body = nil
      let ofBody = [
        "Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Content-Location",
        "Transfer-Encoding",
      ]
      for name in ofBody { hop.headers.remove(name) }
    }
    return hop
  }
}
