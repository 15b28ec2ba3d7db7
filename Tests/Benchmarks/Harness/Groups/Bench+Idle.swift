extension Bench {
  /// Some seconds in which nobody does anything.
  func idleFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    note("idle for \(Int(idleSeconds)) s")
    let started = try start(people(100), until: look)
    started.program.pump(quiet: 0.5)
    let (switches, bytes) = (started.facts.voluntarySwitches, started.program.output.count)
    let end = Stopwatch.now + UInt64(idleSeconds * 1e9)
    while case let now = Stopwatch.now, now < end {
      let seconds = Double(end - now) / 1e9
      started.program.pump(quiet: seconds, limit: seconds)
    }
    guard started.program.isOpen else { throw BenchError("the program ended while it was idle") }
    let woken = Double(started.facts.voluntarySwitches - switches)
    let written = Double(started.program.output.count - bytes)
    return [
      Figure("idle.wakeups", "wake-ups in \(Int(idleSeconds)) idle seconds", .wakeups, Series([woken])),
      Figure("idle.bytes", "bytes in them", .bytes, Series([written])),
    ]
  }
}
