internal import Glibc

extension PtyProgram {
  /// How a program ended.
  struct Ending {
    var milliseconds: Double
    /// All the processor time that it ever had; 0 while it runs.
    var processorMilliseconds: Double
  }

  /// Does something and reads until the program is gone; the milliseconds of that, or of `limit` when it stays.
  func awaitEnd(limit: Double, _ action: () -> Void) -> Double {
    let begun = Stopwatch.now
    action()
    while isOpen, Stopwatch.milliseconds(from: begun, to: Stopwatch.now) < limit * 1_000 {
      pump(quiet: 0.2, limit: 0.2)
    }
    return reap(since: begun, limit: limit).milliseconds
  }

  /// Takes the terminal away from the program.
  func hangUp(limit: Double) -> Ending {
    let begun = Stopwatch.now
    closeTerminal()
    return reap(since: begun, limit: limit)
  }

  /// Waits for the process, which is ended when it stays.
  private func reap(since begun: UInt64, limit: Double) -> Ending {
    var usage = rusage()
    while Stopwatch.milliseconds(from: begun, to: Stopwatch.now) < limit * 1_000 {
      if wait4(pid, nil, WNOHANG, &usage) == pid {
        noteEnd()
        let end = Stopwatch.now
        let worked = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        return Ending(milliseconds: Stopwatch.milliseconds(from: begun, to: end), processorMilliseconds: worked)
      }
      usleep(500)
    }
    end()
    return Ending(milliseconds: limit * 1_000, processorMilliseconds: 0)
  }

  private static func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
}
