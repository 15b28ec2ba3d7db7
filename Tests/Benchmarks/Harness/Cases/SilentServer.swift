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

  /// Waits for a connection and its request; false when none came.
  func takeRequest(limit: Double = 10) -> Bool {
    guard Self.isReadable(listener, limit) else { return false }
    let connection = accept(listener, nil, nil)
    guard connection >= 0 else { return false }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    connections.append(connection)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    return Self.isReadable(connection, limit) && recv(connection, &buffer, buffer.count, 0) > 0
  }

  /// When the other side has closed its last connection; nil when it did not in so many seconds.
  func awaitEnd(limit: Double) -> UInt64? {
    guard let connection = connections.last, Self.isReadable(connection, limit) else { return nil }
    var byte: UInt8 = 0
    return recv(connection, &byte, 1, 0) <= 0 ? Stopwatch.now : nil
  }

  private static func isReadable(_ descriptor: Int32, _ seconds: Double) -> Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, Int32(seconds * 1_000)) > 0
  }
}
