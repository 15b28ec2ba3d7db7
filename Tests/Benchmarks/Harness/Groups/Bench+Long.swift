extension Bench {
  /// 100,000 rows beside 100.
  func longFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    let (small, large) = (100, 100_000)
    try fill(large)
    var (frame, key, memory) = ([small: Series(), large: Series()], [small: Series(), large: Series()], Series())
    for run in -1..<runs {
      for count in [small, large] {
        let started = try start(people(count), until: look)
        let moves = downs(look.shown - 1, started.program)
        guard run >= 0 else { continue }
        frame[count]?.append(started.milliseconds)
        key[count]?.append(Series(moves.map(\.milliseconds)).median)
        guard count == large else { continue }
        _ = started.program.answer(to: Array("G".utf8), quiet: 0.3)
        memory.append(Double(started.facts.peakMemory))
      }
    }
    return [
      Figure(
        "long.frame", "100,000 rows: first full frame", .milliseconds, frame[large] ?? Series(), against: frame[small]),
      Figure("long.key", "100,000 rows: one Down", .milliseconds, key[large] ?? Series(), against: key[small]),
      Figure("long.memory", "100,000 rows: peak memory after G", .kilobytes, memory),
    ]
  }
}
