/// How the pauses between what people do come into a tape.
enum RecordedPace {
  /// Keys that come within this time go into one line, at the pace of the tape.
  static let run = Duration.milliseconds(250)
  /// A shorter pause is left out before a key: a tape is to be read, too.
  private static let shortest = Duration.milliseconds(100)

  /// The pause to write for one that took so long, in steps that people would write.
  ///
  /// - Parameters:
  ///   - least: What must have passed, since something fell due meanwhile.
  ///   - isExact: Whether a short pause means something, as between two clicks.
  static func pause(_ taken: Duration, least: Duration, isExact: Bool) -> Duration {
    let step = Duration.milliseconds(isExact ? 10 : 50)
    let pause = taken < shortest && !isExact ? .zero : max(.zero, taken.down(to: step))
    return pause >= least ? pause : least.up(to: .milliseconds(10))
  }
}

extension Duration {
  func down(to step: Duration) -> Duration {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let unit = step.components.attoseconds / 1_000_000_000_000_000
    return .milliseconds(milliseconds / unit * unit)
  }

  func up(to step: Duration) -> Duration {
    let lower = down(to: step)
    return lower == self ? lower : lower + step
  }
}
