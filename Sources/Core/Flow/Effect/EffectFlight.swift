/// One started piece of work of a store: a running effect, or a timer.
@FlowActor
final class EffectFlight {
  nonisolated let number: UInt64
  nonisolated let source: EffectSource?
  let context: EffectContext
  /// Why it was cancelled; nil while it was not.
  var cancellation: EffectDropReason?
  var isFinished = false
  /// The window whose end it waits for; it has no task then.
  var waitsInWindow: EffectID?

  init(number: UInt64, source: EffectSource?, context: EffectContext) {
    self.number = number
    self.source = source
    self.context = context
  }

  /// The timer of a window or of a limit, in which nothing needs to wait: not an effect, and not reported.
  var isBareTimer: Bool { source == nil && context.ids.isEmpty }

  /// Whether the chain, or one within it, started it.
  func isWithin(_ chain: EffectChain) -> Bool {
    var next = context.chain
    while let around = next {
      if around === chain { return true }
      next = around.parent
    }
    return false
  }

  func event(_ fate: EffectEvent.Fate) -> EffectEvent {
    context.event(fate, number: number, source: source)
  }

  func parcel(_ value: any Sendable) -> EffectParcel {
    EffectParcel(value: value, context: context, number: number, source: source)
  }
}
