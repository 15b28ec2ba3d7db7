extension Bench {
  /// Esc in a sheet.
  func escape(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    let started = try start(people(100), until: look)
    var time = Series()
    for _ in 0..<5 {
      _ = started.program.answer(to: Array("i".utf8), quiet: 0.1)
      time.append(started.program.answer(to: [0x1B], quiet: 0.2).milliseconds)
    }
    return [(Figure("escape.time", "Esc in a sheet", .milliseconds, time), 100)]
  }

  /// 100 kB pasted into a field.
  func paste(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    let started = try start(people(100), until: look)
    _ = started.program.answer(to: Array("/".utf8), quiet: 0.1)
    let text = "\u{1B}[200~" + String(repeating: "abcdefghij", count: 10_000) + "\u{1B}[201~"
    let time = started.program.answer(to: Array(text.utf8), quiet: 0.5).milliseconds
    return [(Figure("paste.time", "100 kB pasted into a filter", .milliseconds, Series([time])), 1_000)]
  }

  /// A list of 15,000 posts.
  func manyPosts() throws(BenchError) -> [(Figure, most: Double)] {
    let count = 15_000
    try fill(count)
    var launch = people(count)
    launch.arguments[launch.arguments.count - 1] = "posts"
    var (first, key) = (Series(), Series())
    for _ in 0..<5 {
      let program = try PtyProgram(launch)
      let playback = try Playback(program)
      let shown = playback.await(limit: 10) { ListLook.position(in: $0)?.total == count }
      first.append(shown.map { Stopwatch.milliseconds(from: program.started, to: $0) } ?? 10_000)
      program.pump(quiet: 0.1)
      key.append(Series(downs(30, program).map(\.milliseconds)).median)
    }
    return [
      (Figure("posts.first", "the first rows of 15,000 posts", .milliseconds, first), 200),
      (Figure("posts.key", "one Down among them, the median of 30", .milliseconds, key), 16),
    ]
  }

  /// Refreshing again and again must not take more and more memory.
  func refreshes(_ look: ListLook) throws(BenchError) -> [(Figure, most: Double)] {
    let program = try start(people(100), until: look).program
    let facts = ProcessFacts(program.pid)
    func refresh(_ times: Int) {
      // A move is always answered: no refresh is behind another one, however busy the machine is.
      for number in 0..<times {
        _ = program.answer(to: Array((number.isMultiple(of: 2) ? "Rj" : "Rk").utf8), quiet: 0.004)
      }
    }
    // Until what the inspector keeps is full: 2,000 actions, 4,000 events, and states between them.
    refresh(3_000)
    let before = facts.peakMemory
    refresh(10_000)
    let more = Double(facts.peakMemory - before)
    return [(Figure("refresh.memory", "peak memory that 10,000 refreshes add", .kilobytes, Series([more])), 256)]
  }
}
