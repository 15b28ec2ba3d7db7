/// Collects the `On` lines of a `From` block.
@resultBuilder
public enum PhaseRulesBuilder<State: Sendable, Action: Sendable, Phase: Sendable> {
  /// One `On` line.
  public static func buildExpression(
    _ trigger: PhaseTrigger<State, Action, Phase>
  ) -> [PhaseTrigger<State, Action, Phase>] {
    [trigger]
  }

  /// One `Ignore` line.
  public static func buildExpression(
    _ ignore: PhaseIgnore<State, Action, Phase>
  ) -> [PhaseTrigger<State, Action, Phase>] {
    [ignore.trigger]
  }

  /// All lines, in the order in which they are written.
  public static func buildBlock(
    _ parts: [PhaseTrigger<State, Action, Phase>]...
  ) -> [PhaseTrigger<State, Action, Phase>] {
    var all: [PhaseTrigger<State, Action, Phase>] = []
    for part in parts {
      for trigger in part { all.append(trigger) }
    }
    return all
  }
}
