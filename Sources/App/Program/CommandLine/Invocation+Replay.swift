extension Invocation {
  /// Refuses what makes no sense for a replay, and keeps which flags were given.
  mutating func checkReplay(_ flags: Set<String>) throws(UsageError) {
    guard var replay else { return }
    guard !replay.tapes.isEmpty else {
      throw UsageError("\(replay.isOnTerminal ? "--tty" : "--jobs") goes with --replay FILE")
    }
    if replay.isOnTerminal, replay.jobs > 1 { throw UsageError("--tty plays one tape at a time; leave out --jobs") }
    if print == .text || print == .json { throw UsageError("--print takes screen or ansi with --replay") }
    // A replay begins with nothing but what it is given by name.
    if !flags.contains("--data-dir") { dataDirectory = nil }
    replay.flags = flags
    self.replay = replay
  }
}
