/// A concatenation under way: the next child starts when all that the last one started has ended.
@FlowActor
final class EffectChain {
  let children: [EffectNode]
  let context: EffectContext
  /// The concatenation around this one. Cut when this one has ended: a chain of thousands is not freed recursively.
  var parent: EffectChain?
  var next = 0
  /// What the child at hand has started and that has not ended.
  var open = 0
  var cancellation: EffectDropReason?

  init(children: [EffectNode], context: EffectContext) {
    self.children = children
    parent = context.chain
    var context = context
    context.chain = nil
    self.context = context
  }
}
