/// What became of an effect: for instruments. It tells who and where, never what was sent.
///
/// A run is `started`, sends what it sends, and comes to exactly one end: `finished`, `failed` or `cancelled`. What
/// waits for a window is `waiting` first and `finished` when the window has passed, then what it holds is started.
public struct EffectEvent: Sendable, Equatable {
  /// What an effect came to, or is at.
  public enum Fate: Sendable, Equatable {
    /// It runs now.
    case started
    /// A debounce or throttle window must pass before it starts.
    case waiting
    /// An action of it goes to the store, which receives it next.
    case emitted
    /// It failed and is tried again when that time has passed.
    case retrying(EffectFailure, after: Duration)
    /// It returned, and its last action, if any, is emitted next; or its window has passed, and it starts now.
    case finished
    /// It threw for the last time; told once, and the action that `catch` made of it, if any, is emitted next.
    case failed(EffectFailure)
    /// It was stopped while it ran or waited, for that reason.
    case cancelled(EffectDropReason)
    /// It was not started, or an action of it was not delivered.
    case dropped(EffectDropReason)
  }

  /// Counts the effects of one store; 0 for what sends or cancels at once and never runs.
  public var number: UInt64
  /// Where the effect was made; nil where that is not known.
  public var source: EffectSource?
  /// The cancellation identities it runs under, outermost first.
  public var ids: [EffectID]
  /// The revision of the store whose action asked for it.
  public var sequence: UInt64
  /// What became of it.
  public var fate: Fate
}
