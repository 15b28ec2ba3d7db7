internal import CServing
internal import Glibc
public import StoaNetworking
internal import Synchronization

/// An HTTP/1.1 server in this process, on a thread of its own: connections are kept alive, requests answered one at a time.
///
/// Answers come whole from a function of the request, such as an in-process back end. The thread takes no signal that the
/// thread which makes the server has blocked. Costs libmicrohttpd, which is opened with the first server (about 1 ms).
public final class HTTPServer: Sendable {
  /// Answers a request; called on the server's thread.
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  /// Where it is: `http://127.0.0.1:3000`.
  public let url: HTTPURL
  /// What the server's thread uses, for as long as it runs.
  private let answers: ServedAnswers
  private let server: Mutex<OpaquePointer?>

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - host: An address of this machine, or a name of one.
  ///   - port: 0 for one that is free.
  ///   - bodyLimit: The most bytes that a request's body may have. A longer one is handed over cut to one byte more, to be
  ///     refused; one that is announced to be longer than 64 times as much is not read, and handed over as so many zeros.
  public init(
    host: String = "127.0.0.1", port: Int, bodyLimit: Int = 1 << 20, handler: @escaping Handler
  ) throws(HTTPServerError) {
    if let missing = stoa_server_open() { throw .unavailable(String(cString: missing)) }
    let socket = try ListeningSocket(host: host, port: port)
    let name = host.contains(":") ? "[\(host)]" : host
    guard let url = try? HTTPURL("http://\(name):\(socket.port)") else {
      close(socket.descriptor)
      throw .noSuchHost(host)
    }
    self.url = url
    answers = ServedAnswers(url: url, handler: handler)
    let server = stoa_server_start(
      socket.descriptor, bodyLimit,
      { exchange, context in
        guard let context else { return }
        ServedExchange(pointer: exchange).answer(Unmanaged<ServedAnswers>.fromOpaque(context).takeUnretainedValue())
      }, Unmanaged.passUnretained(answers).toOpaque())
    guard let server else { throw .system("libmicrohttpd does not start") }
    self.server = Mutex(server)
  }

  deinit { stop() }

  /// Lets the answer that is being made end, closes all connections, and takes no more; when it returns all that is done.
  public func stop() {
    server.withLock { server in
      guard let running = server else { return }
      stoa_server_stop(running)
      server = nil
    }
  }
}
