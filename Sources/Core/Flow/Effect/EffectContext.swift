/// What an effect inherits from those around it.
struct EffectContext {
  /// The revision of the action that asked for it: the boundary that cancellation respects.
  var sequence: UInt64
  /// Outermost first.
  var ids: [EffectID] = []
  /// Outermost first: a value passes them from the last to the first.
  var transforms: [EffectNode.Transform] = []
  /// The concatenation that waits for it.
  var chain: EffectChain?

  func event(_ fate: EffectEvent.Fate, number: UInt64 = 0, source: EffectSource? = nil) -> EffectEvent {
    EffectEvent(number: number, source: source, ids: ids, sequence: sequence, fate: fate)
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
