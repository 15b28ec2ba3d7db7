internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// `--replay`: plays tapes one after the other and says which passed.
struct ReplayCommand {
  let invocation: Invocation

  func run() -> Int32 {
    let names = (invocation.replay?.tapes ?? []).flatMap(TapeSource.tapes)
    TerminalLoop.prepare()
    var tally = ReplayTally()
    for name in names { tally.count(play(name)) }
    if names.count != 1 { Console.write(tally.text) }
    return tally.status
  }

  private func play(_ name: String) -> Int32 {
    do throws(TapeErrors) {
      return play(try TapeSource.read(name))
    } catch {
      for error in error.errors { Console.complain(error.description) }
      return ExitStatus.usage
    }
  }

  private func play(_ tape: Tape) -> Int32 {
    do throws(UsageError) {
      let record = try wait(for: tape)
      let isWritten = write(record)
      Console.write(record.verdict + printed(record))
      return record.failure == nil && isWritten ? ExitStatus.done : ExitStatus.failed
    } catch {
      Console.complain(error.message)
      return ExitStatus.usage
    }
  }

  /// Plays the tape on this thread, which also serves the timers of the real time.
  private func wait(for tape: Tape) throws(UsageError) -> TapeRecord {
    let clock = LoopClock(wake: TerminalLoop.wake)
    let patience = StagePatience(clock: clock)
    let outcome = ReplayOutcome()
    let invocation = invocation
    Task(executorPreference: EffectPool.shared) {
      outcome.finish(await Self.result(of: tape, invocation, patience))
    }
    TerminalLoop.runHeadless(clock: clock) { outcome.result != nil }
    guard let result = outcome.result else { throw UsageError("the replay was cut off") }
    return try result.get()
  }

  @FlowActor private static func result(
    of tape: Tape, _ invocation: Invocation, _ patience: StagePatience
  ) async -> Result<TapeRecord, UsageError> {
    do throws(UsageError) {
      return .success(try await ReplayRunner.play(tape, invocation: invocation, patience: patience))
    } catch {
      return .failure(error)
    }
  }

  /// The files that the tape asked for; false when one of them cannot be written.
  private func write(_ record: TapeRecord) -> Bool {
    let outputs = record.outputs.map { ($0, record.outputText) }
    let screenshots = record.screenshots.map { ($0.file, TapeRecord.text($0.screen)) }
    var isWritten = true
    for (file, text) in outputs + screenshots {
      guard let reason = TapeTextFile.write(text, to: file.path) else { continue }
      Console.complain("\(file.position): '\(file.path)' cannot be written: \(reason)")
      isWritten = false
    }
    return isWritten
  }

  /// The last screen, where it was asked for.
  private func printed(_ record: TapeRecord) -> String {
    switch invocation.print {
    case .screen: TapeRecord.text(record.last.lines)
    case .ansi: TapeRecord.text(record.last.ansi(colors: invocation.color != .never))
    default: ""
    }
  }
}
