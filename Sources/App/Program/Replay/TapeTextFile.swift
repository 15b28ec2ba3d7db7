internal import Glibc
internal import StoaTape

/// A text file that a tape asked for.
package enum TapeTextFile {
  /// Writes all that a tape asked for; false, after a line on standard error each, when something cannot be written.
  static func writeAll(of record: TapeRecord) -> Bool {
    let outputs = record.outputs.map { ($0, record.outputText) }
    let screenshots = record.screenshots.map { ($0.file, TapeRecord.text($0.screen)) }
    var isWritten = true
    for (file, text) in outputs + screenshots {
      guard let reason = write(text, to: file.path) else { continue }
      Console.complain("\(file.position): '\(file.path)' cannot be written: \(reason)")
      isWritten = false
    }
    return isWritten
  }

  /// Writes the whole text or nothing; why not, where it cannot be written.
  ///
  /// An existing file keeps its mode, and a link stays a link: the file at its end is replaced. What is no ordinary
  /// file is left alone: a pipe without a reader would be waited for without an end.
  package static func write(_ text: String, to path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link whose end is not there yet leads to it all the same; there is nothing that could be lost.
      return lstat(path, &status) == 0 ? put(text, path, O_WRONLY | O_CREAT) : replace(path, with: text, mode: nil)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is no ordinary file" }
    guard let end = realpath(path, nil) else { return String(cString: strerror(errno)) }
    defer { free(end) }
    return replace(String(cString: end), with: text, mode: status.st_mode & 0o777)
  }

  private static func replace(_ path: String, with text: String, mode: mode_t?) -> String? {
    let draft = "\(path).\(getpid()).draft"
    if let reason = put(text, draft, O_WRONLY | O_CREAT | O_TRUNC) { return reason }
    let isKept = mode.map { chmod(draft, $0) == 0 } ?? true
    guard isKept, rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      return reason
    }
    return nil
  }

  private static func put(_ text: String, _ path: String, _ flags: Int32) -> String? {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    let isWritten = Console.write(text, to: descriptor)
    let reason = isWritten ? nil : String(cString: strerror(errno))
    close(descriptor)
    if !isWritten, flags & O_TRUNC != 0 { unlink(path) }
    return reason
  }
}
