/// One thing that happened in a store, in names: what its values were is not told (``FlowMonitor``).
public struct FlowEvent: Sendable, Equatable {
  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// An action came; so many others wait before it.
    case received(action: String, queued: Int)
    /// An action was reduced.
    ///
    /// `changed` is nil where nobody can tell: the state is not `Equatable`.
    case reduced(action: String, took: Duration, changed: Bool?, revision: UInt64)
    /// More actions wait in this store than ever before.
    case queueGrew(to: Int)
    /// Something became of an effect.
    case effect(EffectEvent)
    /// A phase map moved a phase.
    case phaseMoved(PhaseMove)
    /// A phase made a forbidden move, or ignored a trigger.
    case violated(PhaseViolation)
    /// An action was dropped because its child is not there.
    case orphaned(OrphanedAction)
  }

  /// The feature of the store and the part of it, `People/Person`.
  public var store: String
  /// What it was.
  public var kind: Kind

  /// Something that happened in the store of this name.
  public init(store: String, kind: Kind) {
    self.store = store
    self.kind = kind
  }
}
