internal import Glibc

/// The data directory of one replay: a new one that goes when the replay is over, or the one that was asked for.
package struct ReplayDirectory: Sendable {
  package let path: String
  /// Whether it is a new one.
  let isTemporary: Bool

  /// - Parameter given: The directory to use and to keep; nil for a new one under `TMPDIR`.
  package init(_ given: String?) throws(UsageError) {
    if let given {
      path = given
      isTemporary = false
      return
    }
    let base = Environment.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(base)/stoa-replay.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw UsageError("no temporary directory can be made in '\(base)': \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    isTemporary = true
    ReplaySignals.note(path)
  }

  /// Ends its use: a new one is removed with all that is in it.
  package func close() {
    guard isTemporary else { return }
    Folder.remove(path)
    ReplaySignals.forget(path)
  }
}
