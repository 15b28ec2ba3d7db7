extension EffectEngine {
  /// The child starts under the context of its own action once the window has passed undisturbed.
  func debounce(_ children: [EffectNode], _ context: EffectContext, _ id: EffectID, _ rule: WindowRule) {
    let isOpen = windows[id] != nil
    if isOutrun(context, id) {
      report?(context.event(.dropped(.superseded(id)), source: children.first?.source))
    } else if !rule.trailing && (isOpen || !rule.leading) {
      if isOpen { restart(id, rule.interval, context.sequence) }
      report?(context.event(.dropped(.throttled(id)), source: children.first?.source))
    } else {
      cancel(id, through: context.sequence, reason: .superseded(id))
      if rule.leading { restart(id, rule.interval, context.sequence) }
      switch (rule.leading, isOpen) {
      case (true, true): hold(children, context, id)
      case (true, false): steps += children.map { .visit($0, context) }
      default: pause(children, context, rule.interval)
      }
    }
  }

  func throttle(_ children: [EffectNode], _ context: EffectContext, _ id: EffectID, _ rule: WindowRule) {
    let isOpen = windows[id] != nil
    let source = children.first?.source
    if isOpen ? !rule.trailing : !(rule.leading || rule.trailing) {
      report?(context.event(.dropped(.throttled(id)), source: source))
      return
    }
    if isOpen && isOutrun(context, id) {
      report?(context.event(.dropped(.superseded(id)), source: source))
      return
    }
    if !isOpen { open(id, rule.interval, context.sequence) }
    if !isOpen && rule.leading {
      steps += children.map { .visit($0, context) }
    } else {
      if let older = windows[id]?.pending { cancel(older, reason: .superseded(id)) }
      windows[id]?.next = rule.interval
      hold(children, context, id)
    }
  }

  /// Ends what waits for a window's end and has no task.
  func settle(_ flight: EffectFlight) {
    unregister(flight)
    turn {
      if let chain = flight.context.chain { steps.append(.ended(chain)) }
      steps.append(.admitted)
    }
  }

  /// Sleeps on the injected clock, then does `body` in a turn of its own, unless cancelled.
  func wait(
    _ interval: Duration, source: EffectSource?, _ context: EffectContext, then body: @escaping @FlowActor () -> Void
  ) -> EffectFlight {
    let flight = register(source: source, context)
    runtime.activity.begin()
    if !flight.isBareTimer {
      deferrals += 1
      report?(flight.event(.waiting))
    }
    let task = Task.detached(executorPreference: runtime.executor) {
      let isDue = await self.hasSlept(for: interval)
      await self.wake(flight, isDue: isDue, then: body)
    }
    tasks.add(task, flight.number)
    return flight
  }

  private func wake(_ flight: EffectFlight, isDue: Bool, then body: @FlowActor () -> Void) {
    unregister(flight)
    if tasks.isClosed && flight.cancellation == nil {
      flight.cancellation = .storeReleased
      if !flight.isBareTimer { report?(flight.event(.cancelled(.storeReleased))) }
    }
    turn {
      if let chain = flight.context.chain { steps.append(.ended(chain)) }
      if !flight.isBareTimer { steps.append(.admitted) }
      guard isDue && flight.cancellation == nil else { return }
      if !flight.isBareTimer { report?(flight.event(.finished)) }
      body()
    }
    runtime.activity.end()
  }

  /// Whether newer work waits or runs under `id`: a late starter of an older action must not take its place.
  private func isOutrun(_ context: EffectContext, _ id: EffectID) -> Bool {
    flights.contains { flight in
      flight.cancellation == nil && flight.context.sequence > context.sequence && flight.context.ids.contains(id)
    }
  }

  private func open(_ id: EffectID, _ interval: Duration, _ sequence: UInt64) {
    let timer = wait(interval, source: nil, EffectContext(sequence: sequence)) { [weak self] in self?.endWindow(id) }
    windows[id] = EffectWindow(timer: timer, sequence: sequence)
  }

  private func restart(_ id: EffectID, _ interval: Duration, _ sequence: UInt64) {
    let older = windows[id]
    if let older { cancel(older.timer, reason: .superseded(id)) }
    open(id, interval, max(sequence, older?.sequence ?? 0))
    windows[id]?.pending = older?.pending
    windows[id]?.nodes = older?.nodes ?? []
  }

  /// Has the children wait on their own, in a window that nothing but they need.
  private func pause(_ children: [EffectNode], _ context: EffectContext, _ interval: Duration) {
    _ = wait(interval, source: children.first?.source, context) { [weak self] in
      self?.steps += children.map { .visit($0, context) }
    }
  }

  /// Keeps the children until the window's end.
  private func hold(_ children: [EffectNode], _ context: EffectContext, _ id: EffectID) {
    let flight = register(source: children.first?.source, context)
    flight.waitsInWindow = id
    deferrals += 1
    windows[id]?.pending = flight
    windows[id]?.nodes = children
    report?(flight.event(.waiting))
  }

  private func endWindow(_ id: EffectID) {
    guard let window = windows.removeValue(forKey: id), let flight = window.pending else { return }
    if let next = window.next { open(id, next, flight.context.sequence) }
    report?(flight.event(.finished))
    settle(flight)
    steps += window.nodes.map { .visit($0, flight.context) }
  }
}
