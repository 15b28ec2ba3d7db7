/// The moves from one or several phases: `From(.idle) { On(…) }`.
public struct PhaseRules<State: Sendable, Action: Sendable, Phase: Sendable>: Sendable {
  let phases: [Phase]
  let triggers: [PhaseTrigger<State, Action, Phase>]

  /// The moves that start from any of these phases.
  public init(
    _ phases: Phase..., @PhaseRulesBuilder<State, Action, Phase> moves: () -> [PhaseTrigger<State, Action, Phase>]
  ) {
    self.phases = phases
    triggers = moves()
  }
}

/// A block of a ``PhaseMap``: the phases from which the moves inside start.
public typealias From = PhaseRules
