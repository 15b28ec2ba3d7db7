internal import Backend
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

/// The sample data behind a socket of this machine, good until a test makes it misbehave.
final class ServerFaultService: Sendable {
  let url: HTTPURL
  let token: String
  private let backend: EmbeddedBackend
  private let server: Mutex<LoopbackServer?>
  private let fault: Box

  /// What the server's threads and the test share.
  private final class Box: Sendable {
    let state = Mutex<(fault: ServerFault, part: String)?>(nil)
  }

  init(directory: String) throws {
    let backend = EmbeddedBackend(directory: directory)
    let fault = Box()
    let first = try Self.listen(0, backend, fault)
    self.backend = backend
    self.fault = fault
    server = Mutex(first)
    url = first.url
    token = try #require(try backend.issueSession()).accessToken
  }

  /// From now on every request with this part in its address meets the fault.
  func commit(_ fault: ServerFault, on part: String = "/") {
    self.fault.state.withLock { $0 = (fault, part) }
    guard fault == .refused else { return }
    server.withLock { $0 = nil }
  }

  /// From now on all is well again.
  func recover() throws {
    fault.state.withLock { $0 = nil }
    try server.withLock { server in
      if server == nil { server = try Self.listen(url.port, backend, fault) }
    }
  }

  /// Returns once that many requests have come since it last began to listen.
  func received(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let deadline = ServerFaultDeadline()
    while let server = server.withLock(\.self), server.requests.count < count {
      if deadline.hasPassed(waitingFor: "\(count) requests", sourceLocation: sourceLocation) { return }
      await Task.yield()
    }
  }

  private static func listen(_ port: Int, _ backend: EmbeddedBackend, _ fault: Box) throws -> LoopbackServer {
    try LoopbackServer(port: port, transport: UnconditionalTransport(base: backend)) { request, reply in
      guard let (fault, part) = fault.state.withLock(\.self), request.url.string.contains(part) else { return reply }
      return fault.spoil(reply)
    }
  }
}
