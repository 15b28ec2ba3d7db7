internal import Glibc
internal import StoaCanvas
internal import StoaTape
internal import StoaTerminal

/// `--report FILE`: what a fault of this process leaves. The file is a tape that can be replayed, and its comments tell the
/// rest.
struct SessionReport: Sendable {
  /// What a report begins with, so that the next one may take its place, and nothing else is lost.
  static let mark = "# A report of stoa"

  let path: String
  /// Where the tape is written.
  let file: RecordingFile

  /// Makes it ready; nothing is written before something goes wrong.
  ///
  /// - Parameter file: Where the tape is written anyway; nil for a place in memory.
  init(_ path: String, file: RecordingFile?, environment: TerminalEnvironment?) throws(UsageError) {
    try Self.check(path)
    guard let file = file ?? RecordingFile() else {
      throw UsageError("no report can be made ready: \(String(cString: strerror(errno)))")
    }
    let heading = Self.heading(environment).map { "\(SafeText.line($0))\n" }.joined()
    guard FaultReport.prepare(path: path, heading: heading, tape: file.descriptor) else {
      throw UsageError("'\(path)' is too long for the name of a report")
    }
    self.path = path
    self.file = file
  }

  /// Refuses a path where no report can be left.
  static func check(_ path: String) throws(UsageError) {
    if let reason = refusal(path) { throw UsageError("'\(path)' \(reason)") }
  }

  /// Leaves the report, and says where it is.
  func leave(_ reason: String) {
    if FaultReport.leave(reason) { Console.complain("the report is in \(path)") }
  }

  /// What took part, and nothing of who or where.
  private static func heading(_ environment: TerminalEnvironment?) -> [String] {
    var lines = ["\(mark) \(Stoa.version); it is a tape, and can be replayed."]
    lines += LibraryFacts.all.map { "# \($0.name): \($0.version)" }
    var system = utsname()
    if uname(&system) == 0 {
      let texts = [text(&system.sysname), text(&system.release), text(&system.machine)]
      lines.append("# System: \(texts.joined(separator: " "))")
    }
    if let environment { lines.append("# TERM: \(environment.term)") }
    return lines
  }

  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Why a report cannot be left there; nil where it can.
  private static func refusal(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      return access(folder, W_OK) == 0 ? nil : "cannot be written: \(String(cString: strerror(errno)))"
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return "is no ordinary file; name another one with --report" }
    guard access(path, W_OK) == 0 else { return "cannot be written: \(String(cString: strerror(errno)))" }
    return status.st_size == 0 || begins(path, with: mark)
      ? nil : "is there already and is no report; name another file with --report"
  }

  private static func begins(_ path: String, with mark: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: mark.utf8.count)
    return read(descriptor, &bytes, bytes.count) == bytes.count && bytes == Array(mark.utf8)
  }
}
