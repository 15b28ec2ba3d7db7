extension Bench {
  /// A program that shows its first full frame, and what that took.
  struct Started {
    let program: PtyProgram
    let playback: Playback
    let milliseconds: Double
    let facts: ProcessFacts
  }

  /// Starts a program and waits until the last row of its list is there, and until nothing more comes.
  func start(_ launch: Launch, until look: ListLook) throws(BenchError) -> Started {
    let program = try PtyProgram(launch)
    let playback = try Playback(program)
    guard let time = playback.await({ $0.line(look.lastRow).hasPrefix(look.lastText) }) else {
      throw BenchError("no full frame came:\n" + playback.text)
    }
    program.pump(quiet: 0.06)
    playback.play()
    return Started(
      program: program, playback: playback,
      milliseconds: Stopwatch.milliseconds(from: program.started, to: time), facts: ProcessFacts(program.pid))
  }

  /// From the start of the process to the first full frame.
  func startFigures(_ look: ListLook) throws(BenchError) -> [Figure] {
    var own = StartSeries()
    var other = StartSeries()
    for run in -2..<runs {
      for isOwn in [true, false] {
        let started = try start(isOwn ? people(100) : list(100), until: look)
        guard run >= 0 else { continue }
        if isOwn { own.append(started) } else { other.append(started) }
      }
    }
    var ever = Series()
    for _ in 0..<min(5, runs) {
      let started = try start(people(100, data: "\(folder)/first-\(Stopwatch.now)"), until: look)
      ever.append(started.milliseconds)
    }
    let added = Series(ever.values.map { $0 - own.frame.minimum })
    return [
      Figure("start.frame", "start to the first full frame", .milliseconds, own.frame, against: other.frame),
      Figure("start.cpu", "processor time until then", .milliseconds, own.processor, against: other.processor),
      Figure("start.bytes", "bytes until then", .bytes, own.bytes, against: other.bytes),
      Figure("start.frames", "frames until then", .frames, own.frames),
      Figure("start.memory", "peak memory until then", .kilobytes, own.memory, against: other.memory),
      Figure("start.ever", "the same at the first run ever", .milliseconds, ever, against: other.frame),
      Figure("start.added", "what the first run ever adds", .milliseconds, added),
    ]
  }
}
