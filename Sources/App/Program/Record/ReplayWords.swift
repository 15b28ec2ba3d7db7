/// The words of a command line that make a replay the same program, beside what a tape says itself.
enum ReplayWords {
  static func of(_ invocation: Invocation, isASCII: Bool) -> [String] {
    var words: [String] = []
    if invocation.seed != Invocation().seed { words += ["--seed", "\(invocation.seed)"] }
    if let size = invocation.sampleSize { words += ["--sample-size", "\(size)"] }
    if isASCII { words.append("--ascii") }
    if !invocation.hasMouse { words.append("--no-mouse") }
    return words + invocation.faultWords
  }
}
