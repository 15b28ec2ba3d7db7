internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// A session with data of its own that leaves a report of a fault: it is recorded, but the tape is kept in memory.
struct ReportedSession {
  private let report: SessionReport
  private let time: RecordedTime
  private let finding = SessionReport.Finding()
  private let heading: String
  private let isEmbedded: Bool

  /// Sets the clock of the world to the one that is recorded.
  init(
    _ path: String, invocation: Invocation, environment: TerminalEnvironment, world: inout AppWorld
  ) throws(UsageError) {
    report = try SessionReport(path, file: nil, environment: environment)
    let time = RecordedTime(wake: TerminalLoop.wake)
    world.clock = time.clock
    world.report(to: finding, isStrict: invocation.isStrict)
    self.time = time
    isEmbedded = invocation.isEmbedded
    var heading = TapeHeading.text(invocation, name: path, isASCII: invocation.isASCII || !environment.isUTF8)
    heading += "# It began with what its user had: their data, and what they had entered before.\n"
    if let link = invocation.link, let line = TapeCommand.link(link).written { heading += "\(line)\n" }
    self.heading = heading
  }

  /// Runs it on the terminal.
  ///
  /// - Parameter screen: What is on the terminal: the program, or what makes a mistake in it on purpose.
  func run(
    _ screen: any TerminalProgram, of program: StoaProgram, options: TerminalOptions, activity: Activity
  ) -> Int32 {
    report.file.append(heading)
    let recorded = FlowActor.assumeIsolated {
      var recording = report.options({ program.inconsistencies }, finding)
      if !isEmbedded { recording.patience = .zero }
      return RecordedProgram(
        screen, time: time, activity: activity, doors: StageDoors(open: { _ in nil }), options: recording,
        heading: heading, write: { [file = report.file] in file.take($0) })
    }
    let status = TerminalLoop.run(recorded, options: options, clock: time.clock)
    finding.say(report.path)
    return status
  }
}
