internal import StoaCanvas
package import StoaFlow

/// Asks the terminal how wide it draws texts: each is written at the left edge of the cursor's line, and the terminal
/// tells where its cursor stands then (DSR 6, ECMA-48, 8.3.35). The line is blank again afterwards.
@FlowActor package struct WidthProbe {
  package enum Outcome: Equatable {
    case measured([WidthSample])
    /// The terminal answers no such question.
    case silent
    /// `^c`, or a signal, ended it.
    case ended(by: Int32)
    case gone
  }

  private let input: Int32
  private let output: Int32
  private let patience: Duration

  /// - Parameter patience: How long the terminal may take for its next answer.
  package init(input: Int32, output: Int32, patience: Duration) {
    self.input = input
    self.output = output
    self.patience = patience
  }

  package func measure(_ texts: [String]) -> Outcome {
    var samples = texts.map(Self.sample)
    // An empty text first: not every terminal begins at column 1 after a carriage return.
    let questions = [""] + samples.flatMap { $0.sent == $0.text ? [$0.text] : [$0.text, $0.sent] }
    let answers: [Int]
    do throws(Interruption) {
      answers = try ask(questions)
    } catch {
      return error.outcome
    }
    guard let edge = answers.first else { return .silent }
    var widths = answers.dropFirst().map { $0 - edge }[...]
    for index in samples.indices {
      samples[index].found = widths.popFirst()
      let isWhole = samples[index].sent == samples[index].text
      samples[index].foundSent = isWhole ? samples[index].found : widths.popFirst()
    }
    return .measured(samples)
  }

  /// What the painter would send for a text, without the blanks that fill its columns.
  package static func sample(_ text: String) -> WidthSample {
    let columns = TextWidth.of(text)
    var bytes: [UInt8] = []
    let fitting = ClusterFitting(charset: .unicode)
    if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first {
      fitting.append(scalar, width: columns, to: &bytes)
    } else {
      _ = fitting.append(cluster: text, width: columns, to: &bytes)
    }
    while bytes.last == 0x20 { bytes.removeLast() }
    return WidthSample(text: text, columns: columns, sent: String(decoding: bytes, as: UTF8.self))
  }

  private static let blankLine = Array("\r\u{1B}[K".utf8)

  private func ask(_ questions: [String]) throws(Interruption) -> [Int] {
    let dialogue = TerminalDialogue(input: input, output: output, restore: Self.blankLine)
    defer { dialogue.close() }
    dialogue.say(questions.flatMap { Self.blankLine + Array($0.utf8) + Array("\u{1B}[6n".utf8) } + Self.blankLine)
    var reports = CursorReports()
    // Counted anew from each answer; what somebody types meanwhile is none.
    var deadline = TerminalDialogue.moment(after: patience)
    while reports.columns.count < questions.count {
      let answers = reports.columns.count
      switch dialogue.listen(until: deadline) {
      case .bytes(let bytes): reports.feed(bytes)
      case .silence: return reports.columns
      case .signal(let number): throw Interruption(outcome: .ended(by: number))
      case .gone: throw Interruption(outcome: .gone)
      }
      if reports.isInterrupted { throw Interruption(outcome: .ended(by: TerminalSignal.interrupt.number)) }
      if reports.columns.count > answers { deadline = TerminalDialogue.moment(after: patience) }
    }
    return reports.columns
  }

  private struct Interruption: Error {
    let outcome: Outcome
  }
}
