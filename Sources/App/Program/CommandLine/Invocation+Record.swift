extension Invocation {
  /// Refuses what makes no sense for a recording.
  mutating func checkRecord(_ flags: Set<String>) throws(UsageError) {
    guard let record else { return }
    guard command == .open, replay == nil, print == nil, monkeySteps == nil else {
      throw UsageError("--record goes with a session on a terminal; leave out what else the program should do")
    }
    // As a replay, a tape begins with nothing but what it is given by name.
    if record.form == .tape, !flags.contains("--data-dir") { dataDirectory = nil }
  }
}
