/// What became of an effect: for instruments.
public struct EffectEvent: Sendable, Equatable {
  public enum Fate: Sendable, Equatable {
    case started
    /// A debounce or throttle window must pass before it starts.
    case waiting
    /// It returned, and its last action, if any, is reduced next; or its window has passed, and it starts now.
    case finished
    case cancelled(EffectDropReason)
    /// It was not started, or an action of it was not delivered.
    case dropped(EffectDropReason)
  }

  /// Counts the effects of one store.
  public var number: UInt64
  public var source: EffectSource?
  /// The cancellation identities it runs under, outermost first.
  public var ids: [EffectID]
  /// The revision of the store whose action asked for it.
  public var sequence: UInt64
  public var fate: Fate
}
