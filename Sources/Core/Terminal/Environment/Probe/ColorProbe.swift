package import StoaFlow

/// Asks the terminal for its background and its first eight colours (xterm's control sequences, OSC 11 and OSC 4).
@FlowActor package struct ColorProbe {
  package enum Outcome: Equatable {
    case told(TerminalColors)
    /// `^c`, or a signal, ended it.
    case ended(by: Int32)
    case gone
  }

  private let input: Int32
  private let output: Int32
  private let patience: Duration

  /// - Parameter patience: How long the terminal may take for its answers.
  package init(input: Int32, output: Int32, patience: Duration) {
    self.input = input
    self.output = output
    self.patience = patience
  }

  package func ask() -> Outcome {
    let dialogue = TerminalDialogue(input: input, output: output, restore: [])
    defer { dialogue.close() }
    let questions = ["\u{1B}]11;?\u{1B}\\"] + (0..<8).map { "\u{1B}]4;\($0);?\u{1B}\\" }
    // Every terminal tells its attributes, and in its turn: whoever answers that has answered the others, or will not.
    dialogue.say(Array((questions.joined() + "\u{1B}[c").utf8))
    var reports = ColorReports()
    // What somebody types meanwhile is no answer.
    let deadline = TerminalDialogue.moment(after: patience)
    while !reports.isComplete {
      switch dialogue.listen(until: deadline) {
      case .bytes(let bytes): reports.feed(bytes)
      case .silence: return .told(reports.colors)
      case .signal(let number): return .ended(by: number)
      case .gone: return .gone
      }
      if reports.isInterrupted { return .ended(by: TerminalSignal.interrupt.number) }
    }
    return .told(reports.colors)
  }
}
