/// What became of several tapes.
struct ReplayTally {
  private var passed = 0
  private var failed = 0
  private var unread = 0

  /// Counts a tape by the status that it alone ends with.
  mutating func count(_ status: Int32) {
    switch status {
    case ExitStatus.done: passed += 1
    case ExitStatus.usage: unread += 1
    default: failed += 1
    }
  }

  /// One line: `3 passed, 1 failed`.
  var text: String { "\(passed) passed, \(failed) failed" + (unread > 0 ? ", \(unread) not played\n" : "\n") }

  /// A failure counts more than a tape that was not played.
  var status: Int32 {
    if failed > 0 { return ExitStatus.failed }
    return unread > 0 ? ExitStatus.usage : ExitStatus.done
  }
}
