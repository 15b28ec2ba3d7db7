internal import Glibc
internal import StoaCanvas

/// Standard output and standard error of a command that has no screen.
enum Console {
  /// Writes a text; false when nobody reads any more, which ends a command quietly.
  @discardableResult static func write(_ text: String, to descriptor: Int32 = 1) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(descriptor, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Says in one line on standard error what is wrong and what to do.
  static func complain(_ message: String) { write("stoa: \(SafeText.line(message))\n", to: 2) }
}
