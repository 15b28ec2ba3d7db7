/// Collects the `From` blocks of a ``PhaseMap``.
@resultBuilder
public enum PhaseMapBuilder<State: Sendable, Action: Sendable, Phase: Sendable> {
  /// One `From` block.
  public static func buildExpression(_ rules: PhaseRules<State, Action, Phase>) -> [PhaseRules<State, Action, Phase>] {
    [rules]
  }

  /// All blocks, in the order in which they are written.
  public static func buildBlock(_ parts: [PhaseRules<State, Action, Phase>]...) -> [PhaseRules<State, Action, Phase>] {
    var all: [PhaseRules<State, Action, Phase>] = []
    for part in parts {
      for rules in part { all.append(rules) }
    }
    return all
  }
}
