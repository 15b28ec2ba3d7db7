extension Bench {
  /// One Down, on the screen and at its edge.
  func keyFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    var own = KeySeries()
    var other = KeySeries()
    for run in -1..<runs {
      for isOwn in [true, false] {
        let started = try start(isOwn ? people(100) : list(100), until: look)
        let moves = downs(look.shown - 1, started.program)
        let scrolls = downs(look.shown - 1, started.program)
        guard run >= 0 else { continue }
        if isOwn { own.append(moves, scrolls, started.facts) } else { other.append(moves, scrolls, started.facts) }
      }
    }
    return [
      Figure("keys.time", "one Down to its last byte", .milliseconds, own.time, against: other.time),
      Figure("keys.bytes", "bytes of one Down", .bytes, own.bytes, against: other.bytes),
      Figure("keys.scroll", "one Down that scrolls", .milliseconds, own.scrollTime, against: other.scrollTime),
      Figure("keys.scrolled", "bytes of one that scrolls", .bytes, own.scrollBytes, against: other.scrollBytes),
      Figure("keys.memory", "peak memory after them", .kilobytes, own.memory, against: other.memory),
    ]
  }

  /// Presses Down so often, one after another.
  func downs(_ count: Int, _ program: PtyProgram) -> [PtyProgram.Answer] {
    let down = program.downKey
    return (0..<count).map { _ in program.answer(to: down, quiet: Self.quiet) }
  }
}
