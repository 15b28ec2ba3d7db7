/// What a process that plays steps says of them: a line for each, the last one a verdict.
enum MonkeyProgress {
  /// A program begins with this step.
  static func began(_ step: Int) -> String { "begin \(step)\n" }
  /// This step is played next.
  static func next(_ step: Int) -> String { "step \(step)\n" }
  static func found(_ outcome: MonkeyRun.Outcome) -> String {
    guard let fault = outcome.fault else { return "done \(outcome.programs)\n" }
    return "fault \(outcome.steps.lowerBound) \(outcome.steps.upperBound) \(fault)\n"
  }

  /// The steps that were played in the last program, the one that was never over among them.
  static func steps(in text: String) -> Range<Int> {
    var start = 0
    var last = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]) else { continue }
      if words[0] == "begin" { start = number }
      last = number
    }
    return start..<last + 1
  }

  /// The verdict: nil where none was given.
  static func outcome(in text: String) -> MonkeyRun.Outcome? {
    guard let line = text.split(separator: "\n").last else { return nil }
    let words = line.split(separator: " ", maxSplits: 3)
    if words.count == 2, words[0] == "done", let programs = Int(words[1]) {
      return MonkeyRun.Outcome(fault: nil, steps: 0..<0, programs: programs)
    }
    guard words.count == 4, words[0] == "fault", let start = Int(words[1]), let end = Int(words[2]), start <= end else {
      return nil
    }
    return MonkeyRun.Outcome(fault: String(words[3]), steps: start..<end, programs: 0)
  }
}
