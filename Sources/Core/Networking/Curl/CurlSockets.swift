internal import Glibc

/// The sockets of a transport's connections; used by the loop's thread alone.
///
/// libcurl reuses a connection on which something has come that nobody asked for, and takes it for the next answer.
final class CurlSockets {
  private var sockets: Set<Int32> = []

  func add(_ socket: Int32) { sockets.insert(socket) }

  /// True when bytes, or the end, wait on the connection of that local port.
  func hasInput(onLocalPort port: Int) -> Bool {
    // libcurl does not say when it closes one; the number may be another's since, or nobody's.
    sockets = sockets.filter { Self.localPort(of: $0) != nil }
    guard let socket = sockets.first(where: { Self.localPort(of: $0) == port }) else { return false }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) >= 0
  }

  private static func localPort(of socket: Int32) -> Int? {
    // The port stands at the same place in the addresses of both families.
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
    }
    guard result == 0, [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.sin6_family) else { return nil }
    return Int(UInt16(bigEndian: address.sin6_port))
  }
}
