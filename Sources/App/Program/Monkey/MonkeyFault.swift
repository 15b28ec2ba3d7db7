/// Something that the monkey has brought about.
package struct MonkeyFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Something did not hold; the words before the colon say what kind of thing.
    case broken(String)
    case signal(Int32)
    case stuck
  }

  package let kind: Kind
  /// One line.
  package let text: String

  /// What did not hold, as a checked stage says it.
  package init(_ text: String) {
    kind = .broken(String(text.prefix { $0 != ":" }))
    self.text = text
  }

  /// How a process ended, where it ended otherwise than by itself.
  init?(_ process: MonkeyProcess) {
    if process.isStuck {
      kind = .stuck
      text = "stuck: it did not come back"
    } else if process.status > 128 {
      kind = .signal(process.status - 128)
      let words = process.complaints.split(separator: "\n").first { $0.contains("Fatal error: ") }
      text = "crash: signal \(process.status - 128)" + (words.map { " (\($0))" } ?? "")
    } else {
      return nil
    }
  }

  /// Whether a process that replayed a tape shows the same.
  func isShown(by process: MonkeyProcess) -> Bool {
    switch kind {
    case .broken(let words): process.status == ExitStatus.failed && process.output.contains(" failed: \(words): ")
    case .signal, .stuck: MonkeyFault(process)?.kind == kind
    }
  }
}
