internal import Glibc
package import StoaTape
internal import StoaTerminal
internal import Synchronization

/// A file that grows while a session goes on: whatever ends the process, what had happened is in it.
///
/// Its owner alone can read it. A file that is there already is not written over.
package final class RecordingFile: Sendable {
  private struct State {
    /// Where the text begins that the next edit replaces.
    var start = 0
    /// Behind the last byte.
    var end = 0
    var failure: String?
  }

  /// Can be read, too.
  let descriptor: Int32
  private let state = Mutex(State())

  package init(_ path: String) throws(UsageError) {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(path, flags, 0o600)
    // An empty one was made for it, as `mktemp` does.
    if descriptor < 0, errno == EEXIST, Self.isEmptyFile(path) { descriptor = open(path, O_RDWR | O_CLOEXEC) }
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw UsageError("'\(path)' is there already; name another file with --record, or remove it first")
      }
      throw UsageError("'\(path)' cannot be written: \(String(cString: strerror(errno)))")
    }
    self.descriptor = descriptor
  }

  /// One that is nowhere but in memory; nil when the system has no descriptor left.
  init?() {
    let descriptor = FaultReport.makeMemoryFile()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Why something could not be written, in the words of the system; what was written before is there.
  package var failure: String? { state.withLock { $0.failure } }

  /// Adds a text that stays.
  package func append(_ text: String) { take(TapeEdit(settled: text, open: "")) }

  /// Writes the edit over what was open.
  package func take(_ edit: TapeEdit) {
    state.withLock { state in
      guard state.failure == nil else { return }
      let bytes = Array((edit.settled + edit.open).utf8)
      guard write(bytes, at: state.start) else {
        state.failure = String(cString: strerror(errno))
        return
      }
      let end = state.start + bytes.count
      if end < state.end { ftruncate(descriptor, end) }
      state.start += edit.settled.utf8.count
      state.end = end
    }
  }

  private func write(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let place = off_t(start + rest.startIndex)
        let count = pwrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, place)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func isEmptyFile(_ path: String) -> Bool {
    var status = stat()
    defer { errno = EEXIST }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }
}
