internal import StoaCanvas
internal import StoaFlow
internal import StoaStorage
internal import StoaTape
internal import StoaTerminal

/// `--replay`: plays tapes and says which passed.
struct ReplayCommand {
  let invocation: Invocation
  let request: ReplayRequest

  func run() -> Int32 {
    let names = request.tapes.flatMap(TapeSource.tapes)
    let tally = play(names)
    if names.count != 1 { Console.write(tally.text) }
    return tally.status
  }

  private func play(_ names: [String]) -> ReplayTally {
    if request.jobs > 1, names.count > 1 {
      ReplaySignals.watch()
      var crew = ReplayCrew(names, request)
      return crew.run()
    }
    // Nothing of these replays is to last.
    if invocation.dataDirectory == nil { Durability.isOn = false }
    TerminalLoop.prepare()
    var tally = ReplayTally()
    for name in names {
      let status = play(name)
      tally.count(status)
      // Who ends one tape at the terminal has had enough of all.
      if status > 128 { TerminalLoop.exitProcess(status) }
    }
    return tally
  }

  private func play(_ name: String) -> Int32 {
    do throws(TapeErrors) {
      return play(try TapeSource.read(name, unless: request.flags))
    } catch {
      for error in error.errors { Console.complain(error.description) }
      return ExitStatus.usage
    }
  }

  private func play(_ tape: Tape) -> Int32 {
    // Not before: a tape may be read from a person's keyboard, and their ^C has nothing to tidy up there.
    if !request.isOnTerminal { ReplaySignals.watch() }
    defer { if !request.isOnTerminal { ReplaySignals.unwatch() } }
    do throws(UsageError) {
      let (record, status) = try request.isOnTerminal ? onTerminal(tape) : (headless(tape), ExitStatus.done)
      guard let record else { return status }
      return report(record)
    } catch {
      Console.complain(error.message)
      return ExitStatus.usage
    }
  }

  private func onTerminal(_ tape: Tape) throws(UsageError) -> (TapeRecord?, Int32) {
    let environment = TerminalEnvironment.detect()
    guard environment.refusal == nil else {
      throw UsageError("--tty wants a terminal for its screen and its keys; leave it out to play without one")
    }
    return try TerminalReplay(tape: tape, invocation: invocation, environment: environment).run()
  }

  /// Plays the tape on this thread, which also serves the timers of the real time.
  private func headless(_ tape: Tape) throws(UsageError) -> TapeRecord {
    let clock = LoopClock(wake: TerminalLoop.wake)
    let patience = StagePatience(clock: clock)
    let outcome = ReplayOutcome<TapeRecord>()
    let invocation = invocation
    let report = try invocation.report.map { (path) throws(UsageError) in
      try SessionReport(path, file: nil, environment: nil)
    }
    if report != nil { FaultReport.watch() }
    Task(executorPreference: FlowThread.shared) {
      await Self.play(tape, invocation, patience, outcome, report)
    }
    TerminalLoop.runHeadless(clock: clock) { outcome.result != nil || ReplaySignals.signal != nil }
    if let signal = ReplaySignals.signal { ReplaySignals.end(by: signal) }
    guard let result = outcome.result else { throw UsageError("the replay was cut off") }
    let record = try result.get()
    if let failure = record.failure { report?.leave(failure.description) }
    return record
  }

  @FlowActor private static func play(
    _ tape: Tape, _ invocation: Invocation, _ patience: StagePatience, _ outcome: ReplayOutcome<TapeRecord>,
    _ report: SessionReport?
  ) async {
    report?.file.append(
      TapeHeading.text(invocation, name: report?.path ?? "", isASCII: invocation.isASCII, isReplay: true))
    func watched(_ stage: any TapeStage) -> any TapeStage {
      report.map { ReportingStage(stage, tape, $0.file) } ?? stage
    }
    do throws(UsageError) {
      let keepsScreens = tape.wantsScreens
      let record =
        if invocation.isChecked {
          try await ReplayRunner.playChecked(
            tape, invocation: invocation, patience: patience, keepsScreens: keepsScreens, behind: watched)
        } else {
          try await ReplayRunner.play(
            tape, invocation: invocation, patience: patience, keepsScreens: keepsScreens,
            through: { stage, _ in watched(stage) })
        }
      outcome.finish(.success(record))
    } catch {
      outcome.finish(.failure(error))
    }
  }

  /// Writes the files that the tape asked for and says what came of it.
  private func report(_ record: TapeRecord) -> Int32 {
    let isWritten = TapeTextFile.writeAll(of: record)
    let screen =
      switch invocation.print {
      case .screen: record.last.lines
      case .ansi: record.last.ansi(colors: invocation.color != .never)
      default: [String]()
      }
    Console.write(SafeText.block(record.verdict) + TapeRecord.text(screen))
    return record.failure == nil && isWritten ? ExitStatus.done : ExitStatus.failed
  }
}
