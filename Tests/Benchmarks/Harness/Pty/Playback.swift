internal import StoaCanvas
internal import StoaTerminalTesting

/// Plays what a program wrote to a terminal made of libvterm, read by read, and tells when it showed something.
final class Playback {
  let screen: VTermScreen
  private let program: PtyProgram
  private var played = 0
  private var start = 0

  init(_ program: PtyProgram) throws(BenchError) {
    guard let screen = VTermScreen(size: program.size) else { throw BenchError("libvterm has no memory") }
    self.screen = screen
    self.program = program
  }

  /// Plays all that has been read.
  func play() { _ = firstTime { false } }

  /// Waits until the screen shows what is wanted; the time of the read that completed it, nil when it never came.
  func await(
    limit: Double = 60, quiet: Double = 0.03, _ isShown: (VTermScreen) -> Bool
  ) -> UInt64? {
    let end = Stopwatch.now + UInt64(limit * 1e9)
    repeat {
      program.pump(quiet: quiet)
      if let time = firstTime({ isShown(screen) }) { return time }
    } while program.isOpen && Stopwatch.now < end
    return nil
  }

  /// The whole screen as text.
  var text: String { screen.lines.joined(separator: "\n") }

  private func firstTime(_ isShown: () -> Bool) -> UInt64? {
    while played < program.pieces.count {
      let piece = program.pieces[played]
      screen.feed(Array(program.output[start..<piece.end]))
      start = piece.end
      played += 1
      if isShown() { return piece.time }
    }
    return nil
  }
}

extension VTermScreen {
  /// Whether a text is somewhere on the screen.
  func shows(_ text: String) -> Bool { (0..<size.rows).contains { line($0).contains(text) } }

  /// The text of a row, blanks at its end removed.
  func line(_ y: Int) -> String {
    var line = cells(row: y).map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }
}
