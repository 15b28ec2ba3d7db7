internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal
internal import Synchronization

extension SessionReport {
  /// What was found wrong while the screen was the terminal's, to be said when it is given back.
  final class Finding: Sendable {
    private let isLeft = Mutex(false)

    func leave(_ reason: String) {
      if FaultReport.leave(reason) { isLeft.withLock { $0 = true } }
    }

    func say(_ path: String) {
      if isLeft.withLock({ $0 }) { Console.complain("something was wrong; the report is in \(path)") }
    }
  }

  /// What a recording does for the report: it keeps each frame, and looks at what must hold.
  func options(_ inconsistencies: @escaping @FlowActor @Sendable () -> [String], _ finding: Finding) -> RecordingOptions
  {
    var options = RecordingOptions()
    options.onFrame = { frame in
      FaultReport.keep(frame)
      if let reason = inconsistencies().first { finding.leave(reason) }
    }
    return options
  }
}

extension AppWorld {
  /// Has a broken rule of the stores leave the report: a forbidden move of a phase, and with `--strict` all that it ends at.
  mutating func report(to finding: SessionReport.Finding, isStrict: Bool) {
    onViolation = { violation in
      if isStrict || violation.kind != .ignoredTrigger { finding.leave("a broken rule of a phase: \(violation)") }
    }
    guard isStrict else { return }
    onOrphan = { finding.leave("an action without its child: \($0)") }
  }
}
