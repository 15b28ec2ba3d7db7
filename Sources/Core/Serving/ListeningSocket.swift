internal import Glibc

/// A socket that takes connections.
struct ListeningSocket {
  let descriptor: Int32
  /// The port that it has, also where any would do.
  let port: Int

  /// - Parameter port: 0 for one that is free.
  init(host: String, port: Int) throws(HTTPServerError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let address = list?.pointee else {
      throw .noSuchHost(host)
    }
    defer { freeaddrinfo(list) }
    let descriptor = socket(
      address.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
    var isOn: Int32 = 1
    // The port of a server that has just ended is free at once.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 128) == 0 else {
      let fault = errno
      close(descriptor)
      throw Self.error(fault, host: host, port: port)
    }
    self.descriptor = descriptor
    self.port = Self.port(of: descriptor)
  }

  private static func error(_ fault: Int32, host: String, port: Int) -> HTTPServerError {
    switch fault {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portRefused(port)
    case EADDRNOTAVAIL: .noSuchHost(host)
    default: .system(String(cString: strerror(fault)))
    }
  }

  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &length) }
    }
    // The port is in the same place for IPv4.
    return result == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : 0
  }
}
