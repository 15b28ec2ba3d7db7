/// What followed from an action, beside the new state.
public struct TimelineEvent: Sendable {
  /// What followed.
  public enum Kind: Sendable {
    /// Something became of an effect that the action asked for.
    case effect(EffectEvent)
    /// A phase map moved a phase.
    case moved(PhaseMove)
    /// A phase made a forbidden move, or ignored a trigger.
    case violated(PhaseViolation)
    /// The action was for a child that is not there.
    case orphaned(OrphanedAction)
  }

  /// The revision of the store after the action that it followed from.
  public let revision: UInt64
  /// On the timeline's clock.
  public let time: Duration
  /// What it was.
  public let kind: Kind
  let track: TimelineTrackID
}
