extension Invocation {
  /// Refuses what makes no sense for a replay, and keeps what else was given.
  ///
  /// - Parameter others: The words of the command line without tapes and jobs.
  mutating func checkReplay(_ flags: Set<String>, others: [String]) throws(UsageError) {
    guard var replay else { return }
    guard !replay.tapes.isEmpty else {
      throw UsageError("\(replay.isOnTerminal ? "--tty" : "--jobs") goes with --replay FILE")
    }
    guard command == .open else {
      throw UsageError("--replay plays tapes and does nothing else; leave out the command")
    }
    if replay.isOnTerminal, replay.jobs > 1 { throw UsageError("--tty plays one tape at a time; leave out --jobs") }
    if print == .text || print == .json { throw UsageError("--print takes screen or ansi with --replay") }
    // A replay begins with nothing but what it is given by name.
    if !flags.contains("--data-dir") { dataDirectory = nil }
    replay.flags = flags
    replay.words = others
    self.replay = replay
  }
}
