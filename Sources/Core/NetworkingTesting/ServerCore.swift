internal import Glibc
internal import StoaNetworking
internal import Synchronization

/// What the threads of one server share.
final class ServerCore: Sendable {
  let url: HTTPURL
  let stopping = Gate()
  let accepted = Tally()
  let received = Tally()
  let left = Tally()
  private let handler: LoopbackServer.Handler
  private let log = Mutex<[HTTPRequest]>([])

  init(url: HTTPURL, handler: @escaping LoopbackServer.Handler) {
    self.url = url
    self.handler = handler
  }

  var requests: [HTTPRequest] { log.withLock { $0 } }

  /// The acceptor's whole life.
  func accept(on listener: Int32) {
    defer { close(listener) }
    while LoopbackSocket.waitReadable(listener, orOpen: stopping) {
      let connection = Glibc.accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      LoopbackSocket.prepare(connection)
      accepted.add()
      let thread = ServerThread.start { [self] in serve(connection) }
      if let thread { pthread_detach(thread) } else { close(connection) }
    }
  }

  /// One connection's whole life.
  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var reader = RequestReader(url: url)
    while true {
      switch reader.next(from: connection, stopping: stopping) {
      case .request(let request):
        log.withLock { $0.append(request) }
        received.add()
        guard play(handler(request).steps(for: request.method), on: connection) else { return }
      case .refused:
        _ = LoopbackSocket.send(Array("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n".utf8), on: connection)
        return
      case .left:
        left.add()
        return
      case .stopped:
        return
      }
    }
  }

  /// False when the connection is over.
  private func play(_ steps: [ServerReply.Step], on connection: Int32) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let bytes):
        guard LoopbackSocket.send(bytes, on: connection) else {
          left.add()
          return false
        }
      case .drip(let bytes, let pause):
        for byte in bytes {
          guard wait(for: Gate(), atMost: pause, on: connection), LoopbackSocket.send([byte], on: connection) else {
            return false
          }
        }
      case .wait(let gate):
        guard wait(for: gate, on: connection) else { return false }
      case .open(let gate): gate.open()
      case .close: return false
      case .reset:
        LoopbackSocket.breakOnClose(connection)
        return false
      }
    }
    return true
  }

  /// False when the client or the server has had enough.
  private func wait(for gate: Gate, atMost limit: Duration? = nil, on connection: Int32) -> Bool {
    switch LoopbackSocket.wait(for: gate, or: stopping, orEndOf: connection, atMost: limit) {
    case .opened, .elapsed: return true
    case .stopped: return false
    case .left:
      left.add()
      return false
    }
  }
}
