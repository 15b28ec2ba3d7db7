/// Writes one line for each exchange, with nothing in it that is secret.
///
/// `GET /todos?_page=…&userId=… 200 12 ms 4521 bytes (Accept, User-Agent)`: the method, the path, the names in the
/// query, the status or what failed, the time taken, the size of the answer's body, the names of the request's fields.
/// Never a value of query or field, never a body; fields that carry credentials are not even named.
public struct LogMiddleware: Middleware {
  private let clock: any Clock<Duration>
  private let sink: @Sendable (String) -> Void

  /// Times exchanges by the clock, and gives each line to `sink`.
  public init(clock: any Clock<Duration>, sink: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.sink = sink
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    let elapsed = Stopwatch.start(clock)
    do {
      let answer = try await next(request)
      log(request, "\(answer.status) \(Self.milliseconds(elapsed())) ms \(answer.body.count) bytes")
      return answer
    } catch {
      log(request, "failed \(Self.milliseconds(elapsed())) ms: \(error.message)")
      throw error
    }
  }

  private func log(_ request: HTTPRequest, _ outcome: String) {
    let names = request.headers.fields.map(\.name).filter { HTTPToken.isToken($0) && !Credentials.isCredential($0) }
    let fields = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    sink("\(request.method) \(request.url.redactedTarget()) \(outcome)\(fields)")
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
