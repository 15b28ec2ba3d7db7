internal import Glibc
internal import StoaCanvas
internal import Synchronization

/// Standard output and standard error of a command that has no screen.
enum Console {
  /// Why standard output could not be written to; 0 as long as it could.
  private static let fault = Atomic<Int32>(0)

  /// Takes the places of standard streams that are closed: what is opened next would get their numbers, and with them
  /// what is meant for people. Nothing can be written there, which a command then says.
  static func occupy() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// Writes a text; false when it cannot be written, and then nothing more of it is wanted: `status` says why.
  @discardableResult static func write(_ text: String, to descriptor: Int32 = 1) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes bytes as they are, which a terminal must not get.
  @discardableResult static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        if descriptor == 1 { fault.store(errno, ordering: .relaxed) }
        return false
      }
    }
    return true
  }

  /// Says in one line on standard error what is wrong and what to do.
  static func complain(_ message: String) { write("stoa: \(SafeText.line(message))\n", to: 2) }

  /// The status of a command that has ended with this one: a reader who went away is no failure, a full disk is.
  static func status(_ status: Int32) -> Int32 {
    let fault = fault.load(ordering: .relaxed)
    guard fault != 0, fault != EPIPE else { return status }
    complain("standard output could not be written: \(String(cString: strerror(fault)))")
    return ExitStatus.failed
  }
}
