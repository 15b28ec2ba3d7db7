/// What is wrong with a phase map, found without running it.
public enum PhaseProblem<Phase: Hashable & Sendable>: Hashable, Sendable {
  /// No sequence of declared moves leads here.
  case unreachable(Phase)
  /// It is reached, is not declared terminal, and nothing leads away from it.
  case deadEnd(Phase)
  /// The phase is expected to react to this trigger and does not.
  case missingTrigger(Phase, String)
  /// An action of that name was said to be a trigger, and no phase moves by it.
  case unusedAction(String)
  /// Two `From` blocks name the phase.
  case duplicateSource(Phase)
  /// A phase has two rules of one name: the second is never reached unless its predicate is another.
  case duplicateTrigger(Phase, String)
}
