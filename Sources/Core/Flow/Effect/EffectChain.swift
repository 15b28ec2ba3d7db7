/// A concatenation under way: the next child starts when all that the last one started has ended.
///
/// A limit of time is one with a single child.
@FlowActor
final class EffectChain {
  struct Limit {
    var interval: Duration
    /// What is sent when the time is up.
    var outcome: any Sendable
  }

  let children: [EffectNode]
  let context: EffectContext
  let limit: Limit?
  /// The concatenation around this one. Cut when this one has ended: a chain of thousands is not freed recursively.
  var parent: EffectChain?
  var next = 0
  /// What the child at hand has started and that has not ended.
  var open = 0
  var cancellation: EffectDropReason?
  /// Sleeps until the limit.
  var timer: EffectFlight?

  init(children: [EffectNode], context: EffectContext, limit: Limit? = nil) {
    self.children = children
    self.limit = limit
    parent = context.chain
    var context = context
    context.chain = nil
    self.context = context
  }
}
