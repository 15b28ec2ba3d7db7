/// An action of an effect on its way to the store.
struct EffectParcel {
  let value: any Sendable
  let context: EffectContext
  var number: UInt64 = 0
  var source: EffectSource?

  func event(_ fate: EffectEvent.Fate) -> EffectEvent {
    context.event(fate, number: number, source: source)
  }
}
