internal import CNcurses
internal import CTerminal
internal import Glibc

/// The memory file that ncurses believes to be a terminal: it collects the many small writes of one frame.
struct FrameFile {
  let stream: UnsafeMutablePointer<FILE>
  /// What ncurses believes to be the keyboard.
  let nothing: UnsafeMutablePointer<FILE>
  private let descriptor: Int32

  /// nil when the system has no descriptor or memory left.
  init?() {
    let descriptor = ct_memory_file("frame")
    guard descriptor >= 0 else { return nil }
    guard let stream = fdopen(descriptor, "w+") else {
      Glibc.close(descriptor)
      return nil
    }
    guard let nothing = fopen("/dev/null", "r") else {
      fclose(stream)
      return nil
    }
    self.descriptor = descriptor
    self.stream = stream
    self.nothing = nothing
  }

  /// Moves what was written since the last time to the end of `bytes`. Returns whether that was anything.
  func drain(into bytes: inout [UInt8]) -> Bool {
    let count = lseek(descriptor, 0, SEEK_CUR)
    guard count > 0 else { return false }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    let filled = bytes.withUnsafeMutableBytes { buffer in
      pread(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[start...]).baseAddress, count, 0)
    }
    bytes.removeLast(count - max(0, filled))
    discard()
    return filled > 0
  }

  /// Forgets what was written since the last time.
  func discard() { lseek(descriptor, 0, SEEK_SET) }

  func close() {
    fclose(stream)
    fclose(nothing)
  }
}
