/// A trigger that a phase does not react to, on purpose: `Ignore("asked", isQuestion)`.
///
/// Only for triggers of other phases. Where one comes and is neither a move nor declared so, the map reports it.
public struct PhaseIgnore<State: Sendable, Action: Sendable, Phase: Sendable>: Sendable {
  let trigger: PhaseTrigger<State, Action, Phase>

  /// Ignores the actions that match, under a name for pictures and reports.
  public init(_ name: String, _ matches: @escaping @Sendable (Action) -> Bool) {
    trigger = PhaseTrigger(ignoring: name, matches)
  }
}

/// A line of a `From` block: a trigger of other phases that these ignore.
public typealias Ignore = PhaseIgnore
