/// What a reducer with a phase map does about a forbidden move; whoever listens judges ignored triggers.
public enum PhaseEnforcement: Sendable {
  /// Traps in a build without optimisation; else as `revert`.
  case trap
  /// Takes the phase back, drops the action's effect and reports to the store's instrument.
  case revert

  func handle(_ violation: PhaseViolation) {
    if case .trap = self { assertionFailure("phase map: \(violation)") }
  }
}
