internal import StoaCanvas
internal import StoaFlow
internal import StoaStorage
internal import StoaTape
internal import StoaTerminal

/// `--record FILE.tape`: shows the program on the terminal, and writes what is done as a tape.
///
/// It begins as a replay does: afresh, with data of its own that is gone afterwards, unless `--data-dir` names some.
struct TapeRecording {
  let invocation: Invocation
  let path: String
  /// How the loop treats the terminal.
  let options: TerminalOptions

  /// The status to exit with.
  func run() throws(UsageError) -> Int32 {
    // Before anything is made: a link that is refused leaves no file.
    _ = try invocation.destination()
    if let path = invocation.report { try SessionReport.check(path) }
    let directory = try ReplayDirectory(invocation.dataDirectory)
    defer { directory.close() }
    let file = try RecordingFile(path)
    let heading = TapeHeading.text(invocation, name: path, isASCII: options.ascii)
    file.append(heading)
    let report = try invocation.report.map { (path) throws(UsageError) in
      try SessionReport(path, file: file, environment: self.options.environment)
    }
    // As little is to last of a recording as of a replay.
    if directory.isTemporary { Durability.isOn = false }
    let finding = SessionReport.Finding()
    let strict = StrictRun(invocation)
    let recorded = try make(directory, file, heading, report, finding, strict)
    var options = options
    options.activity = recorded.activity
    let status = TerminalLoop.run(recorded.program, options: options, clock: recorded.time.clock)
    FlowActor.assumeIsolated { recorded.program.finish() }
    if let report { finding.say(report.path) }
    if let failure = file.failure { Console.complain("'\(path)' could not be written: \(failure)") }
    return strict.status(file.failure == nil ? status : max(status, ExitStatus.failed))
  }

  private struct Recorded: Sendable {
    let program: RecordedProgram
    let time: RecordedTime
    let activity: Activity
  }

  private func make(
    _ directory: ReplayDirectory, _ file: RecordingFile, _ heading: String, _ report: SessionReport?,
    _ finding: SessionReport.Finding, _ strict: StrictRun
  ) throws(UsageError) -> Recorded {
    let time = RecordedTime(wake: TerminalLoop.wake)
    var world = AppWorld()
    world.clock = time.clock
    if directory.isTemporary { world.now = { ReplayRunner.beginning + Int(time.now.components.seconds) } }
    if report != nil { world.report(to: finding, isStrict: invocation.isStrict) }
    let (invocation, ascii, surroundings) = (invocation, options.ascii, strict.watched(world))
    let result: Result<Recorded, UsageError> = FlowActor.assumeIsolated {
      do throws(UsageError) {
        let program = try SessionRecorder.make(
          invocation, world: surroundings, time: time, directory: directory, isASCII: ascii, heading: heading,
          options: { program in
            strict.end(program)
            return report?.options({ program.inconsistencies }, finding) ?? RecordingOptions()
          },
          write: { file.take($0) })
        return .success(Recorded(program: program, time: time, activity: surroundings.activity))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
