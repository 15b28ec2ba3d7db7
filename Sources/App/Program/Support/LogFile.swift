internal import Glibc
internal import StoaCanvas
internal import Synchronization

/// The log: a file that only its owner can read, one line an event, each with the time in UTC.
final class LogFile: Sendable {
  private let descriptor: Mutex<Int32>

  /// Opens the file at its end and makes it when needed; nil where that cannot be done.
  init?(path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = Mutex(descriptor)
  }

  deinit { descriptor.withLock { _ = close($0) } }

  /// Adds a line, made harmless: a log is read on a terminal. What cannot be written is lost, for a log must not stop
  /// the program.
  func write(_ line: String) {
    descriptor.withLock { _ = Console.write("\(Timestamp.text(time(nil))) \(SafeText.line(line))\n", to: $0) }
  }
}
