public import StoaNetworking
internal import Synchronization

/// A transport that answers as a test tells it to, and records what it was asked.
public final class StubTransport: Transport {
  /// What becomes of each request.
  public typealias Handler = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let handler: Handler
  private let log = Mutex<[HTTPRequest]>([])
  private let received = Tally()

  /// Answers as the closure does.
  public init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// One answer after the other; the last one is repeated.
  public convenience init(_ outcomes: [Result<HTTPResponse, HTTPError>]) {
    let rest = Mutex(outcomes)
    self.init { (_) async throws(HTTPError) -> HTTPResponse in
      let next = rest.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
      return try (next ?? .failure(.connectionLost)).get()
    }
  }

  /// Answers without a body, of these statuses one after the other; the last one is repeated.
  public convenience init(statuses: Int...) {
    self.init(statuses.map { .success(HTTPResponse(status: $0)) })
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    log.withLock { $0.append(request) }
    received.add()
    return try await handler(request)
  }

  /// Every request so far, in order.
  public var requests: [HTTPRequest] { log.withLock { $0 } }

  /// Returns once that many requests have come.
  public func received(_ count: Int) async {
    await received.reached(count)
  }
}
