internal import CTerminal
internal import Glibc
internal import StoaFlow

/// A talk with the terminal itself: bytes go out and come back unchanged, and the modes are as before at the end.
///
/// No screen is entered. A signal that asks the process to end is an event here; a crash gives the modes back, too.
@FlowActor final class TerminalDialogue {
  enum Event: Equatable {
    case bytes([UInt8])
    /// Nothing came in time.
    case silence
    case signal(Int32)
    case gone
  }

  private let input: Int32
  private let device: TerminalDevice
  private let restore: [UInt8]
  private var signals: Int32 = -1

  /// - Parameter restore: Written at the end, and by a crash: what undoes all that may be sent meanwhile.
  init(input: Int32, output: Int32, restore: [UInt8]) {
    self.input = input
    self.restore = restore
    device = TerminalDevice(input: input, output: output)
    signals = ct_signals_open()
    device.makeRaw(restore: restore)
  }

  /// Gives the terminal back. An answer that comes too late is no key for whoever reads next.
  func close() {
    say(restore)
    tcflush(input, TCIFLUSH)
    device.makeCooked()
    ct_guard_disarm()
    ct_signals_close(signals)
    ct_guard_rest()
  }

  func say(_ bytes: [UInt8]) { _ = device.write(bytes, patience: 500) }

  /// Waits for what comes next, for ever where there is no patience.
  func listen(patience: Duration?) -> Event { listen(until: patience.map(Self.moment)) }

  /// When so much time has passed from now on, in the nanoseconds of `listen(until:)`.
  static func moment(after patience: Duration) -> UInt64 { ct_now() + patience.nanoseconds }

  /// Waits for what comes next, until that moment.
  func listen(until deadline: UInt64?) -> Event {
    while true {
      var descriptors = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      PollTimeout(deadline: deadline, timer: nil).poll(&descriptors)
      while case let number = ct_signals_next(signals), number > 0 {
        if [SIGINT, SIGTERM, SIGHUP].contains(number) { return .signal(number) }
        // The shell that goes on with a stopped process has its own modes.
        if number == SIGCONT { device.makeRaw(restore: restore) }
      }
      if descriptors[0].revents != 0 { return read() }
      if let deadline, ct_now() >= deadline { return .silence }
    }
  }

  private func read() -> Event {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Glibc.read(input, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 || errno != EINTR { return .gone }
    }
  }
}
