/// What an effect inherits from those around it.
struct EffectContext {
  /// The revision of the action that asked for it: the boundary that cancellation respects.
  var sequence: UInt64
  /// Outermost first.
  var ids: [EffectID] = []
  /// Outermost first: a value passes them from the last to the first.
  var transforms: [EffectNode.Transform] = []
  /// The child that it is of; the identities within are that child's own.
  var scope: EffectID?
  /// What is to be done when a run fails.
  var retry: EffectRetry?
  /// The concatenation, or the limit of time, that waits for it.
  var chain: EffectChain?

  func event(_ fate: EffectEvent.Fate, number: UInt64 = 0, source: EffectSource? = nil) -> EffectEvent {
    EffectEvent(number: number, source: source, ids: ids, sequence: sequence, fate: fate)
  }

  /// An identity as the child of this context means it.
  func scoped(_ id: EffectID) -> EffectID {
    guard let scope else { return id }
    return EffectID(ScopedID(scope: scope, id: id))
  }

  func transformed(_ value: any Sendable) -> (any Sendable)? {
    var value = value
    for transform in transforms.reversed() {
      guard let next = transform(value) else { return nil }
      value = next
    }
    return value
  }
}
