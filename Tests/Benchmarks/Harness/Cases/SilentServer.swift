internal import Glibc

/// A server on loopback that takes every connection and never answers.
final class SilentServer {
  let port: Int
  private let listener: Int32
  private var connections: [Int32] = []

  init() throws(BenchError) {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    guard isOpen else { throw BenchError("no server can be opened on loopback") }
  }

  deinit {
    for descriptor in connections + [listener] { close(descriptor) }
  }

  var url: String { "http://127.0.0.1:\(port)" }

  /// Waits for the first connection; false when none came.
  func awaitConnection(limit: Double = 10) -> Bool {
    _ = readable([listener], limit)
    takeConnections()
    return !connections.isEmpty
  }

  /// When the other side has closed any of its connections; nil when it closed none in so many seconds.
  func awaitEnd(limit: Double) -> UInt64? {
    let end = Stopwatch.now + UInt64(limit * 1e9)
    while case let now = Stopwatch.now, now < end {
      takeConnections()
      for connection in readable(connections, min(0.01, Double(end - now) / 1e9)) {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        if recv(connection, &buffer, buffer.count, 0) <= 0 { return Stopwatch.now }
      }
    }
    return nil
  }

  /// Takes what waits to be connected; its requests stay unread until somebody waits for an end.
  private func takeConnections() {
    while !readable([listener], 0).isEmpty {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      connections.append(connection)
    }
  }

  private func readable(_ descriptors: [Int32], _ seconds: Double) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), Int32((seconds * 1_000).rounded(.up))) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }
}
