internal import StoaTerminalTesting

extension Bench {
  /// A program that waits for a server which never answers, with its spinner on the screen.
  func loading(from server: SilentServer) throws(BenchError) -> (program: PtyProgram, playback: Playback) {
    let words = ["--data-dir", "\(folder)/silence", "--backend", server.url, "people"]
    let program = try PtyProgram(Launch(stoa, words, environment: environment, size: size))
    let playback = try Playback(program)
    guard server.awaitConnection() else { throw BenchError("nothing connects to the server") }
    guard playback.await(limit: 10, { $0.shows("Loading") }) != nil else {
      throw BenchError("nothing loads:\n" + playback.text)
    }
    program.pump(quiet: 1, limit: 0.5)
    return (program, playback)
  }

  /// The spinner of a request that is stuck.
  func spinner() throws(BenchError) -> [(Figure, most: Double)] {
    let server = try SilentServer()
    let program = try loading(from: server).program
    let facts = ProcessFacts(program.pid)
    let (bytes, worked, begun) = (program.output.count, facts.processorTime, Stopwatch.now)
    program.pump(quiet: idleSeconds, limit: idleSeconds)
    let seconds = Stopwatch.milliseconds(from: begun, to: Stopwatch.now) / 1_000
    let frames = Double(program.frames(from: bytes)) / seconds
    let share = (facts.processorTime - worked) / (seconds * 10)
    // A frame that falls just into the time is not a faster spinner.
    return [
      (Figure("spinner.frames", "frames of the spinner in a second", .frames, Series([frames])), 8 + 1 / seconds),
      (Figure("spinner.cpu", "processor time of the spinner", .percent, Series([share])), 1),
    ]
  }

  /// A key while a request hangs.
  func keyBesideSilence() throws(BenchError) -> [(Figure, most: Double)] {
    let server = try SilentServer()
    let (program, playback) = try loading(from: server)
    var time = Series()
    let steps: [(key: String, isShown: (VTermScreen) -> Bool)] = [
      ("?", { $0.shows("Keys") }), ("\u{1B}", { !$0.shows("Keys") }), ("2", { $0.shows("Loading posts") }),
      ("1", { $0.shows("Loading people") }),
    ]
    for (key, isShown) in steps {
      let begun = Stopwatch.now
      program.type(key)
      let shown = playback.await(limit: 5, quiet: 0.002, isShown)
      time.append(shown.map { Stopwatch.milliseconds(from: begun, to: $0) } ?? 5_000)
    }
    return [(Figure("silence.key", "a key while the server is silent", .milliseconds, time), 200)]
  }

  /// Leaving while a request hangs.
  func quitBesideSilence() throws(BenchError) -> [(Figure, most: Double)] {
    var gone = Series()
    for _ in 0..<3 {
      let server = try SilentServer()
      let program = try loading(from: server).program
      gone.append(program.awaitEnd(limit: 5) { program.type("Q") })
    }
    return [(Figure("silence.quit", "Q while the server is silent", .milliseconds, gone), 200)]
  }

  /// A load that is cancelled gives its connection back.
  func cancelledConnection() throws(BenchError) -> [(Figure, most: Double)] {
    var time = Series()
    for _ in 0..<10 {
      let server = try SilentServer()
      let program = try loading(from: server).program
      let begun = Stopwatch.now
      program.type("\u{3}")
      let end = server.awaitEnd(limit: 2)
      time.append(end.map { Stopwatch.milliseconds(from: begun, to: $0) } ?? 2_000)
    }
    return [(Figure("silence.cancel", "the connection closed after ^c", .milliseconds, time), 50)]
  }
}
