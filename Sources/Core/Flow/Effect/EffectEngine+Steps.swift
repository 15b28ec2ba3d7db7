extension EffectEngine {
  /// Does `step` and all that follows from it now, depth first.
  func perform(_ step: EffectStep) {
    var steps = [step]
    while let step = steps.popLast() {
      switch step {
      case .visit(let node, let context): visit(node, context, &steps)
      case .ended(let chain): advance(chain, &steps)
      }
    }
  }

  private func visit(_ start: EffectNode, _ outer: EffectContext, _ steps: inout [EffectStep]) {
    var (node, context) = (start, outer)
    // Wrappers are walked in place, so that their lists grow in one buffer however many there are.
    while let child = enter(node, &context) { node = child }
    if tasks.isClosed {
      report?(context.event(.dropped(.storeReleased), source: node.source))
      return
    }
    switch node.kind {
    case .send(let value): pass(value, context)
    case .run(let work): launch(work, context)
    case .report(let violation): reportViolation?(violation)
    case .orphan(let orphan): reportOrphan?(orphan)
    case .move(let move): reportMove?(move())
    case .sweep(let isGone): sweep(context, where: isGone)
    case .merge: steps += node.children.reversed().map { .visit($0, context) }
    case .concatenate:
      let chain = EffectChain(children: node.children, context: context)
      context.chain?.open += 1
      chain.open = 1
      openChains += 1
      steps.append(.ended(chain))
    case .cancel(let plain):
      let id = context.scoped(plain)
      cancel(id, through: context.sequence, reason: .cancelled(id))
    case .debounce(let plain, let interval):
      let id = context.scoped(plain)
      guard admit(id, &context, node) else { return }
      debounce(node.children, context, id, interval)
    case .throttle(let plain, let interval, let leading, let trailing):
      let id = context.scoped(plain)
      guard admit(id, &context, node) else { return }
      let rule = ThrottleWindow.Rule(interval: interval, leading: leading, trailing: trailing)
      throttle(node.children, context, id, rule, &steps)
    case .map, .cancellable, .scope: break
    }
  }

  /// What stands inside a wrapper that only adds to the context; nil when there is nothing to go into.
  private func enter(_ node: EffectNode, _ context: inout EffectContext) -> EffectNode? {
    switch node.kind {
    case .map(let transform):
      context.transforms.append(transform)
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

  private func advance(_ chain: EffectChain, _ steps: inout [EffectStep]) {
    chain.open -= 1
    guard chain.open == 0 else { return }
    if let reason = tasks.isClosed ? .storeReleased : chain.cancellation {
      for child in chain.children.dropFirst(chain.next) {
        report?(chain.context.event(.dropped(reason), source: child.source))
      }
      chain.next = chain.children.count
    }
    if chain.next < chain.children.count {
      var context = chain.context
      context.chain = chain
      chain.open = 1
      steps.append(.ended(chain))
      steps.append(.visit(chain.children[chain.next], context))
      chain.next += 1
    } else {
      openChains -= 1
      if openChains == 0 { boundaries = [:] }
      if let parent = chain.parent { steps.append(.ended(parent)) }
      chain.parent = nil
    }
  }
}
