internal import Glibc
internal import StoaNetworkingTesting

/// A port that listens but takes no connection: its queue is full from the start.
final class FullListener {
  struct CannotFill: Error {}

  let port: Int
  private let listener: Int32
  private var waiting: [Int32] = []

  init() throws {
    guard let (descriptor, port) = LoopbackSocket.listener(on: .v4, backlog: 0) else { throw CannotFill() }
    listener = descriptor
    self.port = port
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    for _ in 0..<4 {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      withUnsafeBytes(of: &address) { bytes in
        _ = connect(client, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
      }
      waiting.append(client)
    }
  }

  deinit {
    for client in waiting { close(client) }
    close(listener)
  }
}
