internal import Glibc

extension Bench {
  /// The terminal goes away, with and without SIGHUP, idle and while something loads.
  func hangUps(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    var (gone, worked) = (Series(), Series())
    for isIgnored in [false, true] {
      for isLoading in [false, true] {
        let server = try SilentServer()
        // What is ignored when a program starts, it ignores too.
        let before = signal(SIGHUP, isIgnored ? SIG_IGN : SIG_DFL)
        defer { signal(SIGHUP, before) }
        let program = try isLoading ? loading(from: server).program : start(people(100), until: look).program
        let facts = ProcessFacts(program.pid)
        let spent = facts.processorTime
        let ending = program.hangUp(limit: 5)
        gone.append(ending.milliseconds)
        worked.append(max(0, ending.processorMilliseconds - spent))
      }
    }
    return [
      (Figure("hangup.gone", "gone after its terminal went away", .milliseconds, gone), 2_000),
      (Figure("hangup.worked", "processor time of that", .milliseconds, worked), 100),
    ]
  }

  /// A signal ends it.
  func terminated(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    var gone = Series()
    for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV] {
      let program = try start(people(100), until: look).program
      // The first INT is a question, the second one an answer.
      if number == SIGINT { kill(program.pid, number) }
      program.pump(quiet: 0.1)
      gone.append(program.awaitEnd(limit: 5) { kill(program.pid, number) })
    }
    return [(Figure("signal.gone", "gone after a signal", .milliseconds, gone), 1_000)]
  }

  /// 3,000 × j, then q, in one write.
  func quitBehindKeys(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    try fill(10_000)
    var gone = Series()
    for _ in 0..<3 {
      let program = try start(people(10_000), until: look).program
      gone.append(program.awaitEnd(limit: 10) { program.type(String(repeating: "j", count: 3_000) + "q") })
    }
    return [(Figure("burst.quit", "q obeyed behind 3,000 j", .milliseconds, gone), 300)]
  }
}
