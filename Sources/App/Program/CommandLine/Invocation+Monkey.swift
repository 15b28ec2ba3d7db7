extension Invocation {
  /// Refuses what makes no sense for the monkey: it plays with the whole program over the sample.
  func checkMonkey() throws(UsageError) {
    guard monkeySteps != nil else {
      guard !isChecked || replay?.isOnTerminal == false else {
        throw UsageError("--checked goes with --replay FILE, or with --monkey STEPS")
      }
      return
    }
    guard command == .open, replay == nil, print == nil, link == nil else {
      throw UsageError("--monkey begins where the program does and finds its own way; leave out what it should do")
    }
    guard isEmbedded else { throw UsageError("--monkey plays with the embedded sample alone; leave out --backend") }
  }
}
