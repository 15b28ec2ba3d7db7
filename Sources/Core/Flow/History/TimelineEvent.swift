/// What followed from an action, beside the new state.
public struct TimelineEvent: Sendable {
  public enum Kind: Sendable {
    case effect(EffectEvent)
    case moved(PhaseMove)
    case violated(PhaseViolation)
    case orphaned(OrphanedAction)
  }

  /// The revision of the store after the action that it followed from.
  public let revision: UInt64
  /// On the timeline's clock.
  public let time: Duration
  public let kind: Kind
  let track: TimelineTrackID
}
