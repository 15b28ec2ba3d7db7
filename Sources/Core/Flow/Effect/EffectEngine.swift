/// Runs the effects of one store and brings their actions back; all its decisions are made on ``FlowActor``.
@usableFromInline
@FlowActor
final class EffectEngine {
  let runtime: EffectRuntime
  let tasks = EffectTasks()
  /// In the order in which they started, so that their numbers ascend: a handful, which is gone through sooner than a
  /// table is made.
  var flights: [EffectFlight] = []
  var windows: [EffectID: ThrottleWindow] = [:]
  /// The newest accepted cancel of an identity, while a concatenation waits that might start older work under it.
  var boundaries: [EffectID: UInt64] = [:]
  var openChains = 0
  private var lastNumber: UInt64 = 0

  /// Takes an action to the store; returns why it could not.
  @usableFromInline var deliver: (@FlowActor (any Sendable) -> EffectDropReason?)?
  @usableFromInline var report: (@FlowActor (EffectEvent) -> Void)?
  @usableFromInline var reportViolation: (@FlowActor (PhaseViolation) -> Void)?
  @usableFromInline var reportOrphan: (@FlowActor (OrphanedAction) -> Void)?
  @usableFromInline var reportMove: (@FlowActor (PhaseMove) -> Void)?

  @usableFromInline
  init(runtime: EffectRuntime) {
    self.runtime = runtime
    runtime.activity.add { [weak self] in self?.names }
  }

  /// What is in flight, for people.
  private var names: [String] {
    flights.compactMap { flight in
      guard let source = flight.source else { return nil }
      return ([source.description] + flight.context.ids.map(\.description)).joined(separator: " ")
    }
  }

  /// Cancels all that runs, for a store that goes away; may be called on any thread.
  @usableFromInline
  nonisolated func close() {
    tasks.close()
  }

  /// Starts the effect that the action of revision `sequence` asked for.
  @usableFromInline
  func start(_ node: EffectNode, sequence: UInt64) {
    perform(.visit(node, EffectContext(sequence: sequence)))
  }

  /// An action of a running effect, on its way to the store.
  func emit(_ value: any Sendable, from flight: EffectFlight) {
    if let reason = flight.cancellation {
      report?(flight.event(.dropped(tasks.isClosed ? .storeReleased : reason)))
    } else if flight.isFinished {
      report?(flight.event(.dropped(.late)))
    } else {
      pass(value, flight.context, number: flight.number, source: flight.source)
    }
  }

  func pass(_ value: any Sendable, _ context: EffectContext, number: UInt64 = 0, source: EffectSource? = nil) {
    guard let value = context.transformed(value) else {
      report?(context.event(.dropped(.wrongType), number: number, source: source))
      return
    }
    guard let reason = deliver?(value) else { return }
    report?(context.event(.dropped(reason), number: number, source: source))
  }

  /// Starts `work` as a task and registers it under its identities.
  func launch(_ work: EffectWork, _ context: EffectContext) {
    let flight = register(source: work.source, context)
    let activity = runtime.activity
    activity.begin()
    report?(flight.event(.started))
    let task = Task.detached(executorPreference: runtime.executor) {
      let value = await work.body(EffectSender(engine: self, flight: flight))
      await self.land(flight, value)
    }
    tasks.add(task, flight.number)
  }

  private func land(_ flight: EffectFlight, _ value: (any Sendable)?) {
    unregister(flight)
    if flight.cancellation == nil { report?(flight.event(.finished)) }
    if let value {
      if flight.cancellation == nil {
        pass(value, flight.context, number: flight.number, source: flight.source)
      } else {
        emit(value, from: flight)
      }
    }
    if let chain = flight.context.chain { perform(.ended(chain)) }
    runtime.activity.end()
  }

  /// Sleeps on the injected clock, then performs what `step` answers, unless cancelled.
  func wait(
    _ interval: Duration, source: EffectSource?, _ context: EffectContext,
    then step: @escaping @FlowActor () -> EffectStep?
  ) -> EffectFlight {
    let flight = register(source: source, context)
    let (activity, clock) = (runtime.activity, runtime.clock)
    activity.begin()
    if !flight.isBareWindow { report?(flight.event(.waiting)) }
    let task = Task.detached(executorPreference: runtime.executor) {
      let isDue: Void? = try? await Activity.$timer.withValue(activity) { try await clock.sleep(for: interval) }
      await self.wake(flight, isDue: isDue != nil, then: step)
    }
    tasks.add(task, flight.number)
    return flight
  }

  private func wake(_ flight: EffectFlight, isDue: Bool, then step: @FlowActor () -> EffectStep?) {
    unregister(flight)
    if isDue && flight.cancellation == nil && !tasks.isClosed {
      if !flight.isBareWindow { report?(flight.event(.finished)) }
      if let step = step() { perform(step) }
    }
    if let chain = flight.context.chain { perform(.ended(chain)) }
    runtime.activity.end()
  }

  func register(source: EffectSource?, _ context: EffectContext) -> EffectFlight {
    lastNumber += 1
    let flight = EffectFlight(number: lastNumber, source: source, context: context)
    flights.append(flight)
    context.chain?.open += 1
    return flight
  }

  func unregister(_ flight: EffectFlight) {
    flight.isFinished = true
    let place = flights.place(of: flight.number, by: \.number)
    if place < flights.count, flights[place] === flight { flights.remove(at: place) }
    tasks.remove(flight.number)
  }
}
