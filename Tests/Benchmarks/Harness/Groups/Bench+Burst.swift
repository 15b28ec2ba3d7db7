extension Bench {
  /// The number of keys in one write.
  private static let burst = 2_000

  /// 2,000 Downs in one write, on 10,000 rows.
  func burstFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    let total = 10_000
    try fill(total)
    var (time, otherTime, bytes, otherBytes) = (Series(), Series(), Series(), Series())
    var (lost, frames, memory) = (Series(), Series(), Series())
    for _ in 0..<min(runs, 7) {
      for isOwn in [true, false] {
        let started = try start(isOwn ? people(total) : list(total), until: look)
        let keys = Array(repeatElement(started.program.downKey, count: Self.burst).joined())
        let answer = started.program.answer(to: keys, quiet: 0.3)
        started.playback.play()
        guard let position = ListLook.position(in: started.playback.screen) else {
          throw BenchError("after \(Self.burst) Downs no position is on the screen")
        }
        let missing = Double(1 + Self.burst - position.number)
        if isOwn {
          time.append(answer.milliseconds)
          bytes.append(Double(answer.bytes))
          frames.append(Double(answer.frames))
          memory.append(Double(started.facts.peakMemory))
          lost.append(missing)
        } else {
          otherTime.append(answer.milliseconds)
          otherBytes.append(Double(answer.bytes))
          guard missing == 0 else { throw BenchError("the C program has lost \(missing) keys") }
        }
      }
    }
    return [
      Figure("burst.time", "2,000 Downs in one write", .milliseconds, time, against: otherTime),
      Figure("burst.bytes", "bytes of them", .bytes, bytes, against: otherBytes),
      Figure("burst.frames", "frames of them", .frames, frames),
      Figure("burst.lost", "keys of them that were lost", .keys, lost),
      Figure("burst.memory", "peak memory after them", .kilobytes, memory),
    ]
  }
}
