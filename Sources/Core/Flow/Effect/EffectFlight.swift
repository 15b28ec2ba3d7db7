/// One started piece of work of a store: a running effect, or a window of the clock that may start one.
@FlowActor
final class EffectFlight {
  nonisolated let number: UInt64
  let source: EffectSource?
  let context: EffectContext
  /// Why it was cancelled; nil while it was not.
  var cancellation: EffectDropReason?
  var isFinished = false
  /// The throttle window whose end it waits for; it has no task then.
  var waitsInWindow: EffectID?

  init(number: UInt64, source: EffectSource?, context: EffectContext) {
    self.number = number
    self.source = source
    self.context = context
  }

  /// The window of a throttle, in which nothing needs to wait: not an effect, and not reported.
  var isBareWindow: Bool { source == nil && context.ids.isEmpty }

  func event(_ fate: EffectEvent.Fate) -> EffectEvent {
    context.event(fate, number: number, source: source)
  }
}
