extension Invocation {
  /// Refuses what makes no sense for a recording or a report.
  mutating func checkRecord(_ flags: Set<String>) throws(UsageError) {
    try checkReport()
    guard let record else { return }
    guard command == .open, replay == nil, print == nil, monkeySteps == nil else {
      throw UsageError("--record goes with a session on a terminal; leave out what else the program should do")
    }
    // As a replay, a tape begins with nothing but what it is given by name.
    if record.form == .tape, !flags.contains("--data-dir") { dataDirectory = nil }
  }

  private func checkReport() throws(UsageError) {
    guard report != nil else { return }
    guard command == .open, print == nil || replay != nil, monkeySteps == nil else {
      throw UsageError("--report goes with a session on a terminal, or with --replay FILE")
    }
    guard let replay else { return }
    guard replay.tapes.count == 1, replay.jobs == 1, !replay.isOnTerminal else {
      throw UsageError("--report goes with one tape, without --jobs and --tty")
    }
  }
}
