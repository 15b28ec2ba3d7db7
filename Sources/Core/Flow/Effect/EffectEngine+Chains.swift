extension EffectEngine {
  /// Starts the first child of a chain, which is one thing that the chain around it waits for.
  func begin(_ chain: EffectChain) {
    chain.parent?.open += 1
    chain.open = 1
    deferrals += 1
    steps.append(.ended(chain))
  }

  /// One thing that the chain's child had started is over: after the last of them comes the next child.
  func advance(_ chain: EffectChain) {
    chain.open -= 1
    guard chain.open == 0 else { return startTimer(of: chain) }
    if let reason = tasks.isClosed ? .storeReleased : chain.cancellation { giveUp(chain, reason) }
    guard chain.next < chain.children.count else { return end(chain) }
    var context = chain.context
    context.chain = chain
    chain.open = 1
    chain.next += 1
    steps.append(.ended(chain))
    if chain.next == chain.children.count { steps.append(.admitted) }
    steps.append(.visit(chain.children[chain.next - 1], context))
  }

  /// Cancels the chains around `flight`, innermost first, as far as they match.
  func cancelChains(above flight: EffectFlight, reason: EffectDropReason, where matches: (EffectChain) -> Bool) {
    var next = flight.context.chain
    while let chain = next, matches(chain) {
      cancel(chain, reason: reason)
      next = chain.parent
    }
  }

  private func cancel(_ chain: EffectChain, reason: EffectDropReason) {
    guard chain.cancellation == nil else { return }
    chain.cancellation = reason
    if let timer = chain.timer { cancel(timer, reason: reason) }
  }

  /// Reports the children that will not start.
  private func giveUp(_ chain: EffectChain, _ reason: EffectDropReason) {
    guard chain.next < chain.children.count else { return }
    for child in chain.children.dropFirst(chain.next) {
      report?(chain.context.event(.dropped(reason), source: child.source))
    }
    chain.next = chain.children.count
    steps.append(.admitted)
  }

  private func end(_ chain: EffectChain) {
    if let timer = chain.timer { cancel(timer, reason: .late) }
    if let parent = chain.parent { steps.append(.ended(parent)) }
    chain.parent = nil
  }

  /// Only what is not over at once needs its limit.
  private func startTimer(of chain: EffectChain) {
    guard let limit = chain.limit, chain.timer == nil, chain.cancellation == nil, !tasks.isClosed else { return }
    chain.timer = wait(limit.interval, source: nil, EffectContext(sequence: chain.context.sequence)) { [weak chain] in
      if let chain { self.timeOut(chain, limit) }
    }
  }

  private func timeOut(_ chain: EffectChain, _ limit: EffectChain.Limit) {
    guard chain.cancellation == nil, hasMoreToCome(chain) else { return }
    let reason = EffectDropReason.timedOut(after: limit.interval)
    chain.cancellation = reason
    for flight in flights where !flight.isFinished && flight.isWithin(chain) {
      cancelChains(above: flight, reason: reason) { $0 !== chain }
      cancel(flight, reason: reason)
    }
    post(EffectParcel(value: limit.outcome, context: chain.context))
    // What was cancelled may take its time to end: nobody waits for it.
    if let parent = chain.parent { steps.append(.ended(parent)) }
    chain.parent = nil
  }

  /// Whether something in the chain can still send: work that was not cancelled, or a child that has not started.
  private func hasMoreToCome(_ chain: EffectChain) -> Bool {
    flights.contains { flight in
      guard !flight.isFinished, flight.isWithin(chain) else { return false }
      if flight.cancellation == nil { return true }
      var inner = flight.context.chain
      while let next = inner, next !== chain {
        if next.cancellation == nil && next.next < next.children.count { return true }
        inner = next.parent
      }
      return false
    }
  }
}
