/// A move of a phase that its map does not declare, or a trigger that it ignored.
public struct PhaseViolation: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The reducer wrote the phase itself.
    case directWrite
    /// A rule's `choose` named a phase that is not among the rule's targets.
    case undeclaredTarget
    /// Strict maps only: the trigger is known, but not from this phase.
    case ignoredTrigger
  }

  public var kind: Kind
  public var phase: String
  public var trigger: String?
  public var target: String?

  public init(kind: Kind, phase: String, trigger: String? = nil, target: String? = nil) {
    self.kind = kind
    self.phase = phase
    self.trigger = trigger
    self.target = target
  }

  public var description: String {
    switch kind {
    case .directWrite: "the reducer moved the phase from \(phase) to \(target ?? "?") itself"
    case .undeclaredTarget: "\(trigger ?? "?") moved \(phase) to \(target ?? "?"), which is not declared"
    case .ignoredTrigger: "\(trigger ?? "?") is ignored in \(phase)"
    }
  }
}
