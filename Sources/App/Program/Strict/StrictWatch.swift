package import StoaFlow

/// Hears what breaks the rules that reducers declare: forbidden moves of phases, and under `--strict` also triggers that
/// a phase ignores without saying so, and actions whose child is gone.
@FlowActor package final class StrictWatch {
  /// In the order in which they came, each as a line.
  package private(set) var faults: [String] = []
  /// Called with each.
  var onFault: (@FlowActor (String) -> Void)?
  private let isStrict: Bool

  package nonisolated init(isStrict: Bool) {
    self.isStrict = isStrict
  }

  package func hear(_ violation: PhaseViolation) {
    if isStrict || violation.kind != .ignoredTrigger { note("\(violation)") }
  }

  package func hear(_ orphan: OrphanedAction) {
    if isStrict { note("\(orphan)") }
  }

  private func note(_ fault: String) {
    faults.append(fault)
    onFault?(fault)
  }
}

extension AppWorld {
  /// Has the stores tell a watch what breaks their rules, after whoever hears of it already.
  mutating func report(to watch: StrictWatch) {
    let (violation, orphan) = (onViolation, onOrphan)
    onViolation = {
      violation?($0)
      watch.hear($0)
    }
    onOrphan = {
      orphan?($0)
      watch.hear($0)
    }
  }
}
