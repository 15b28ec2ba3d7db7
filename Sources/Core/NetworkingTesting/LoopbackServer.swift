internal import Glibc
public import StoaNetworking
internal import Synchronization

/// A small HTTP/1.1 server on this machine alone, for tests: it says what a test tells it to and records what it got.
///
/// Each connection has a thread of its own; connections are kept open. It stops, at the latest, when it is let go.
public final class LoopbackServer: Sendable {
  /// Which of the machine's own addresses it listens on.
  public enum Family: Sendable {
    /// 127.0.0.1, or ::1.
    case v4, v6

    var address: String { self == .v4 ? "127.0.0.1" : "::1" }
  }

  /// What is answered to each request; called on the thread of its connection.
  public typealias Handler = @Sendable (HTTPRequest) -> ServerReply

  /// There is no such address here, or the port is taken.
  public struct CannotListen: Error {
    /// The address that was wanted.
    public let family: Family
  }

  /// The root of the server's addresses, such as `http://127.0.0.1:40123/`.
  public let url: HTTPURL
  private let core: ServerCore
  private let acceptor: Mutex<pthread_t?>

  /// Listens on a port, such as that of a server which has stopped; 0 is a free one.
  public init(_ family: Family = .v4, port: Int = 0, handler: @escaping Handler) throws {
    guard let listener = LoopbackSocket.listener(on: family, port: port, backlog: 128) else {
      throw CannotListen(family: family)
    }
    let host = family == .v6 ? "[::1]" : "127.0.0.1"
    url = try HTTPURL("http://\(host):\(listener.port)/")
    let core = ServerCore(url: url, handler: handler)
    self.core = core
    acceptor = Mutex(ServerThread.start { core.accept(on: listener.descriptor) })
  }

  /// Serves a transport: its requests go in as they come from the socket, without a host of their own.
  ///
  /// - Parameter misbehaviour: Makes of each good reply what is sent; by default just that.
  public convenience init(
    _ family: Family = .v4, port: Int = 0, transport: any Transport,
    misbehaviour: @escaping @Sendable (HTTPRequest, ServerReply) -> ServerReply = { $1 }
  ) throws {
    try self.init(family, port: port) { misbehaviour($0, Self.reply(to: $0, from: transport)) }
  }

  private static func reply(to request: HTTPRequest, from transport: any Transport) -> ServerReply {
    switch CallerExecutor.result(of: request, from: transport) {
    case .success(let response): .response(response)
    case .failure(.cancelled), .failure(.connectionLost): .close
    case .failure(let error): .status(502, ["Content-Type": "text/plain"], body: error.message)
    }
  }

  deinit {
    stop()
  }

  /// Refuses new connections from now on and closes those that are open.
  public func stop() {
    core.stopping.open()
    let thread = acceptor.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let thread { pthread_join(thread, nil) }
  }

  /// Every request received so far, in order.
  public var requests: [HTTPRequest] { core.requests }

  /// Returns once that many requests have been received.
  public func received(_ count: Int) async {
    await core.received.reached(count)
  }

  /// How many connections clients have opened.
  public var connections: Int { core.accepted.count }

  /// Returns once clients have closed that many connections.
  public func left(_ count: Int) async {
    await core.left.reached(count)
  }
}
