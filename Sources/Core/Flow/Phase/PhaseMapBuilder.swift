/// Collects the `From` blocks of a ``PhaseMap``.
@resultBuilder
public enum PhaseMapBuilder<State: Sendable, Action: Sendable, Phase: Hashable & Sendable> {
  public static func buildExpression(_ rules: PhaseRules<State, Action, Phase>) -> [PhaseRules<State, Action, Phase>] {
    [rules]
  }

  public static func buildBlock(_ parts: [PhaseRules<State, Action, Phase>]...) -> [PhaseRules<State, Action, Phase>] {
    parts.flatMap { $0 }
  }
}

/// Collects the `On` lines of a `From` block.
@resultBuilder
public enum PhaseRulesBuilder<State: Sendable, Action: Sendable, Phase: Hashable & Sendable> {
  public static func buildExpression(
    _ trigger: PhaseTrigger<State, Action, Phase>
  ) -> [PhaseTrigger<State, Action, Phase>] {
    [trigger]
  }

  public static func buildBlock(
    _ parts: [PhaseTrigger<State, Action, Phase>]...
  ) -> [PhaseTrigger<State, Action, Phase>] {
    parts.flatMap { $0 }
  }
}

/// A block of a ``PhaseMap``: the phases from which the moves inside start.
public typealias From = PhaseRules
/// A line of a `From` block: one move.
public typealias On = PhaseTrigger
