package import StoaFlow
internal import StoaInput

/// Shows how each key, click and paste is read, a line for each, until Enter comes twice running or `^d` once.
@FlowActor package struct KeyWatch {
  package enum Outcome: Equatable {
    case done
    /// `^c`, or a signal, ended it.
    case ended(by: Int32)
    case gone
  }

  private let input: Int32
  private let output: Int32
  private let escapeDelay: Duration
  private let isASCII: Bool
  private let hasPrivateModes: Bool
  private var isAfterEnter = false

  /// - Parameter hasPrivateModes: Whether pastes, clicks and the focus are asked for.
  package init(input: Int32, output: Int32, escapeDelay: Duration, isASCII: Bool, hasPrivateModes: Bool) {
    self.input = input
    self.output = output
    self.escapeDelay = escapeDelay
    self.isASCII = isASCII
    self.hasPrivateModes = hasPrivateModes
  }

  package mutating func run() -> Outcome {
    let restore = hasPrivateModes ? "\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l" : ""
    let dialogue = TerminalDialogue(input: input, output: output, restore: Array(restore.utf8))
    defer { dialogue.close() }
    if hasPrivateModes { dialogue.say(Array("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h".utf8)) }
    dialogue.say(Array("Press keys, click, paste. Enter twice or ^d ends.\r\n".utf8))
    var reader = KeyReader()
    while true {
      var readings: [KeyReading] = []
      switch dialogue.listen(patience: reader.awaitsMore ? escapeDelay : nil) {
      case .bytes(let bytes): readings = reader.feed(bytes)
      case .silence: readings = reader.flush()
      case .signal(let number): return .ended(by: number)
      case .gone: return .gone
      }
      for reading in readings {
        dialogue.say(Array((reading.line(isASCII: isASCII) + "\r\n").utf8))
        if let end = note(reading) { return end }
      }
    }
  }

  private mutating func note(_ reading: KeyReading) -> Outcome? {
    for event in reading.events {
      if event == .key(.control("d")) || (event == .key(.enter) && isAfterEnter) { return .done }
      if event == .key(.control("c")) { return .ended(by: TerminalSignal.interrupt.number) }
      isAfterEnter = event == .key(.enter)
    }
    return nil
  }
}
