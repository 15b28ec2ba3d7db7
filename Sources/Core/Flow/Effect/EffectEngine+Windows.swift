extension EffectEngine {
  /// The child starts under the context of its own action once the window has passed undisturbed.
  func debounce(_ children: [EffectNode], _ context: EffectContext, _ id: EffectID, _ interval: Duration) {
    if isOutrun(context, id) {
      report?(context.event(.dropped(.superseded(id)), source: children.first?.source))
      return
    }
    cancel(id, through: context.sequence, reason: .superseded(id))
    let source = children.first?.source
    _ = wait(interval, source: source, context) { children.first.map { .visit($0, context) } }
  }

  func throttle(
    _ children: [EffectNode], _ context: EffectContext, _ id: EffectID, _ rule: ThrottleWindow.Rule,
    _ steps: inout [EffectStep]
  ) {
    let isOpen = windows[id] != nil
    if isOpen ? !rule.trailing : !(rule.leading || rule.trailing) {
      report?(context.event(.dropped(.throttled(id)), source: children.first?.source))
      return
    }
    if isOpen && isOutrun(context, id) {
      report?(context.event(.dropped(.superseded(id)), source: children.first?.source))
      return
    }
    if !isOpen { open(id, rule, context.sequence) }
    if !isOpen && rule.leading {
      steps += children.map { .visit($0, context) }
    } else {
      if let older = windows[id]?.pending?.flight { cancel(older, reason: .superseded(id)) }
      let flight = register(source: children.first?.source, context)
      flight.waitsInWindow = id
      windows[id]?.pending = (flight, children, rule)
      report?(flight.event(.waiting))
    }
  }

  /// Ends a flight that has no task.
  func settle(_ flight: EffectFlight) {
    unregister(flight)
    if let chain = flight.context.chain { perform(.ended(chain)) }
  }

  /// Whether newer work waits or runs under `id`: a late starter of an older action must not take its place.
  private func isOutrun(_ context: EffectContext, _ id: EffectID) -> Bool {
    flights.contains { flight in
      flight.cancellation == nil && flight.context.sequence > context.sequence && flight.context.ids.contains(id)
    }
  }

  private func open(_ id: EffectID, _ rule: ThrottleWindow.Rule, _ sequence: UInt64) {
    let timer = wait(rule.interval, source: nil, EffectContext(sequence: sequence)) { [weak self] in
      self?.endWindow(id)
      return nil
    }
    windows[id] = ThrottleWindow(timer: timer, sequence: sequence)
  }

  private func endWindow(_ id: EffectID) {
    guard let (flight, nodes, rule) = windows.removeValue(forKey: id)?.pending else { return }
    open(id, rule, flight.context.sequence)
    report?(flight.event(.finished))
    for node in nodes { perform(.visit(node, flight.context)) }
    settle(flight)
  }
}
