internal import Glibc

/// The few socket calls that a loopback server needs.
package enum LoopbackSocket {
  enum Waited {
    case opened, elapsed, stopped, left
  }

  /// A listening socket on a port of the loopback address; 0 is a free one.
  package static func listener(
    on family: LoopbackServer.Family, port wanted: Int = 0, backlog: Int32
  ) -> (descriptor: Int32, port: Int)? {
    let domain = family == .v4 ? AF_INET : AF_INET6
    let descriptor = socket(domain, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    // The connections of a server that has stopped must not keep its port from the next one.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, to: family, port: wanted), listen(descriptor, backlog) == 0, let port = port(of: descriptor)
    else {
      close(descriptor)
      return nil
    }
    return (descriptor, port)
  }

  /// A port of the loopback address on which nobody listens.
  package static func freePort(on family: LoopbackServer.Family = .v4) -> Int? {
    guard let (descriptor, port) = listener(on: family, backlog: 1) else { return nil }
    close(descriptor)
    return port
  }

  /// Keeps the connection from child processes, and sends small pieces as they come instead of collecting them.
  static func prepare(_ connection: Int32) {
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var on: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Makes the coming `close` a reset.
  static func breakOnClose(_ connection: Int32) {
    var value = linger(l_onoff: 1, l_linger: 0)
    setsockopt(connection, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
  }

  /// False when the peer takes no more.
  static func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// False when the gate has opened.
  static func waitReadable(_ descriptor: Int32, orOpen gate: Gate) -> Bool {
    var watched = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), watch(gate)]
    while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
    return watched[1].revents == 0
  }

  static func wait(
    for gate: Gate, or stopping: Gate, orEndOf connection: Int32, atMost limit: Duration? = nil
  ) -> Waited {
    var watched = [watch(gate), watch(stopping), pollfd(fd: connection, events: Int16(POLLIN), revents: 0)]
    let patience = limit.map { Int32($0 / .milliseconds(1)) } ?? -1
    while true {
      var ready: Int32
      repeat { ready = poll(&watched, nfds_t(watched.count), patience) } while ready < 0 && errno == EINTR
      if ready == 0 { return .elapsed }
      if watched[1].revents != 0 { return .stopped }
      if watched[0].revents != 0 { return .opened }
      var byte: UInt8 = 0
      guard recv(connection, &byte, 1, Int32(MSG_PEEK)) > 0 else { return .left }
      // The next request is there already: no need to look at this connection any more.
      watched[2].fd = -1
    }
  }

  private static func watch(_ gate: Gate) -> pollfd {
    pollfd(fd: gate.descriptor, events: Int16(POLLIN), revents: 0)
  }

  private static func bind(_ descriptor: Int32, to family: LoopbackServer.Family, port: Int) -> Bool {
    guard let port = UInt16(exactly: port)?.bigEndian else { return false }
    switch family {
    case .v4:
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port
      inet_pton(AF_INET, family.address, &address.sin_addr)
      return withSocketAddress(&address) { Glibc.bind(descriptor, $0, $1) } == 0
    case .v6:
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port
      inet_pton(AF_INET6, family.address, &address.sin6_addr)
      return withSocketAddress(&address) { Glibc.bind(descriptor, $0, $1) } == 0
    }
  }

  private static func port(of descriptor: Int32) -> Int? {
    // The port stands at the same place in both families' addresses.
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
    }
    return result == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : nil
  }

  private static func withSocketAddress<Address>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>?, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeBytes(of: &address) { bytes in
      body(bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
  }
}
