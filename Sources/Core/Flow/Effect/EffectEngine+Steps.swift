extension EffectEngine {
  func perform(_ step: EffectStep) {
    switch step {
    case .visit(let node, let context): visit(node, context)
    case .ended(let chain): advance(chain)
    case .admitted:
      deferrals -= 1
      if deferrals == 0 { boundaries = [:] }
    }
  }

  private func visit(_ start: EffectNode, _ outer: EffectContext) {
    var (node, context) = (start, outer)
    // Wrappers are walked in place, so that their lists grow in one buffer however many there are.
    while let child = enter(node, &context) { node = child }
    if tasks.isClosed {
      report?(context.event(.dropped(.storeReleased), source: node.source))
      return
    }
    switch node.kind {
    case .send(let value): post(EffectParcel(value: value, context: context))
    case .run(let work): launch(work, context)
    case .report(let violation): reportViolation?(violation)
    case .orphan(let orphan): reportOrphan?(orphan)
    case .move(let move): reportMove?(move())
    case .sweep(let isGone): sweep(context, where: isGone)
    case .merge: steps += node.children.reversed().map { .visit($0, context) }
    case .concatenate: begin(EffectChain(children: node.children, context: context))
    case .timeout(let interval, let outcome):
      let limit = EffectChain.Limit(interval: interval, outcome: outcome)
      begin(EffectChain(children: node.children, context: context, limit: limit))
    case .cancel(let plain):
      let id = context.scoped(plain)
      cancel(id, through: context.sequence, reason: .cancelled(id))
    case .debounce(let plain, let rule):
      let id = context.scoped(plain)
      guard admit(id, &context, node) else { return }
      debounce(node.children, context, id, rule)
    case .throttle(let plain, let rule):
      let id = context.scoped(plain)
      guard admit(id, &context, node) else { return }
      throttle(node.children, context, id, rule)
    case .map, .cancellable, .scope, .retry: break
    }
  }

  /// What stands inside a wrapper that only adds to the context; nil when there is nothing to go into.
  private func enter(_ node: EffectNode, _ context: inout EffectContext) -> EffectNode? {
    switch node.kind {
    case .map(let transform):
      context.transforms.append(transform)
      return node.children.first
    case .retry(let retry):
      context.retry = retry
      return node.children.first
    case .scope(let plain):
      let id = context.scoped(plain)
      guard !tasks.isClosed, admit(id, &context, node) else { return nil }
      context.scope = id
      return node.children.first
    case .cancellable(let plain, let cancelInFlight):
      let id = context.scoped(plain)
      guard !tasks.isClosed, admit(id, &context, node) else { return nil }
      if cancelInFlight { cancel(id, through: context.sequence, reason: .cancelled(id)) }
      return node.children.first
    default: return nil
    }
  }

  /// Puts `id` into the context, unless a newer action has cancelled the identity: then nothing starts under it.
  private func admit(_ id: EffectID, _ context: inout EffectContext, _ node: EffectNode) -> Bool {
    context.ids.append(id)
    guard let boundary = boundaries[id], context.sequence < boundary else { return true }
    report?(context.event(.dropped(.cancelled(id)), source: node.source))
    return false
  }
}
