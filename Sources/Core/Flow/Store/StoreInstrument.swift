/// Sees what a store does: for logs, histories, inspectors and tests. Every method has an empty default.
///
/// It must not send to the store it watches from within these calls. A store without one pays nothing.
@FlowActor
public protocol StoreInstrument<State, Action>: AnyObject {
  /// The state of the store that it watches.
  associatedtype State: Sendable
  /// The actions of that store.
  associatedtype Action: Sendable

  /// An action came; `queued` others wait before it.
  func received(_ action: Action, queued: Int)
  /// The action is reduced next; `state` is the one before it.
  func willReduce(_ action: Action, state: State)
  /// `revision` is the store's, after this action.
  func didReduce(_ action: Action, state: State, revision: UInt64)
  /// Something became of an effect of the store.
  func effect(_ event: EffectEvent)
  /// A phase made a forbidden move, or ignored a trigger without saying so.
  func violated(_ violation: PhaseViolation)
  /// A phase map moved the phase of the store, or of a part of it.
  func moved(_ move: PhaseMove)
  /// An action was dropped because the child that it is for is not there.
  func orphaned(_ orphan: OrphanedAction)
}

extension StoreInstrument {
  public func received(_ action: Action, queued: Int) {}
  public func willReduce(_ action: Action, state: State) {}
  public func didReduce(_ action: Action, state: State, revision: UInt64) {}
  public func effect(_ event: EffectEvent) {}
  public func violated(_ violation: PhaseViolation) {}
  public func moved(_ move: PhaseMove) {}
  public func orphaned(_ orphan: OrphanedAction) {}
}
