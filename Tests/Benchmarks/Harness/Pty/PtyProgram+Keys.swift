extension PtyProgram {
  /// What the arrow key sends now: that depends on a mode that the program may have set (DECCKM).
  var downKey: [UInt8] {
    let on = output.lastOccurrence(of: Array("\u{1B}[?1h".utf8)) ?? -1
    let off = output.lastOccurrence(of: Array("\u{1B}[?1l".utf8)) ?? -1
    return Array((on > off ? "\u{1B}OB" : "\u{1B}[B").utf8)
  }

  /// What came of some keys.
  package struct Answer: Sendable {
    /// From before the write to the last byte read.
    package var milliseconds: Double
    package var bytes: Int
    /// How often a synchronized frame (mode 2026) was begun.
    package var frames: Int
  }

  /// Types these bytes, waits a second for an answer to begin, and reads until nothing came for `quiet` seconds.
  package func answer(to keys: [UInt8], quiet: Double, limit: Double = 30) -> Answer {
    let before = output.count
    let start = Stopwatch.now
    type(keys)
    readNext(limit: 1)
    pump(quiet: quiet, limit: limit)
    let last = output.count > before ? pieces.last?.time ?? start : start
    return Answer(
      milliseconds: Stopwatch.milliseconds(from: start, to: last), bytes: output.count - before,
      frames: frames(from: before))
  }

  /// How many synchronized frames were begun behind the first `start` bytes of the output.
  package func frames(from start: Int = 0) -> Int {
    output[start...].occurrences(of: Array("\u{1B}[?2026h".utf8))
  }
}
