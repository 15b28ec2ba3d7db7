internal import Synchronization

/// Real HTTP, by libcurl's multi interface on one thread of its own.
///
/// The library is opened and the thread started with the first request; with nothing in flight the thread waits
/// without a timer. Redirects come back as answers. It asks for gzip and hands bodies on unpacked, their length in
/// `Content-Length`; a body in another encoding is an error. A cancelled task gets its error at once, and its connection
/// is closed. A request that may not be sent twice gets a connection of its own, because libcurl repeats whatever fails
/// on a kept one.
public final class CurlTransport: Transport {
  private static let threadStart = Mutex<(@Sendable () -> Void)?>(nil)

  /// Runs first on each thread that a transport starts: the place to give it an alternate signal stack.
  public static var onThreadStart: (@Sendable () -> Void)? {
    get { threadStart.withLock { $0 } }
    set { threadStart.withLock { $0 = newValue } }
  }

  private let loop: CurlLoop

  /// A transport with these limits; its thread is started with the first request.
  public init(_ configuration: CurlConfiguration = CurlConfiguration()) {
    loop = CurlLoop(configuration)
  }

  deinit {
    loop.stop()
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await loop.send(request)
  }
}
