extension EffectEngine {
  /// Starts `work` as a task and registers it under its identities.
  func launch(_ work: EffectWork, _ context: EffectContext) {
    let flight = register(source: work.source, context)
    runtime.activity.begin()
    report?(flight.event(.started))
    let task = Task.detached(executorPreference: runtime.executor) {
      let end = await self.attempt(work, flight)
      await self.land(flight, work, end)
    }
    tasks.add(task, flight.number)
  }

  /// An action of a running effect, on its way to the store.
  func emit(_ value: any Sendable, from flight: EffectFlight) {
    if let reason = flight.cancellation {
      report?(flight.event(.dropped(tasks.isClosed ? .storeReleased : reason)))
    } else if flight.isFinished {
      report?(flight.event(.dropped(.late)))
    } else {
      deliver(flight.parcel(value))
    }
  }

  /// Does the work, as often as its retry wants it.
  private nonisolated func attempt(_ work: EffectWork, _ flight: EffectFlight) async -> EffectEnd {
    let sender = EffectSender(engine: self, flight: flight)
    var attempts = 1
    while true {
      do {
        return .returned(try await work.body(sender))
      } catch {
        let end = EffectEnd.threw(error, attempts: attempts)
        guard let delay = await pause(after: error, attempts, of: work, flight) else { return end }
        guard await hasSlept(for: delay) else { return end }
        attempts += 1
      }
    }
  }

  /// How long to wait before the next attempt; nil when this was the last one.
  private func pause(after error: any Error, _ attempts: Int, of work: EffectWork, _ flight: EffectFlight) -> Duration?
  {
    guard flight.cancellation == nil, !tasks.isClosed, let retry = flight.context.retry else { return nil }
    let jitter = EffectJitter(seed: runtime.jitterSeed)
    guard
      let delay = retry.delay(after: error, attempts: attempts, jitter: jitter.share(of: flight, after: attempts))
    else { return nil }
    let failure = EffectFailure(error, attempts: attempts, isCaught: work.recover != nil)
    report?(flight.event(.retrying(failure, after: delay)))
    return delay
  }

  /// Sleeps on the injected clock, as one that nothing is to be waited for; false when it was cancelled.
  nonisolated func hasSlept(for interval: Duration) async -> Bool {
    let clock = runtime.clock
    return await Activity.$timer.withValue(runtime.activity) {
      (try? await clock.sleep(for: interval)) != nil
    }
  }

  private func land(_ flight: EffectFlight, _ work: EffectWork, _ end: EffectEnd) {
    unregister(flight)
    if tasks.isClosed && flight.cancellation == nil {
      flight.cancellation = .storeReleased
      report?(flight.event(.cancelled(.storeReleased)))
    }
    switch end {
    case .returned(let value):
      if flight.cancellation == nil { report?(flight.event(.finished)) }
      if let value { hand(value, of: flight) }
    case .threw(let error, let attempts):
      if flight.cancellation == nil { fail(flight, work, error, attempts) }
    }
    if let chain = flight.context.chain { turn { steps.append(.ended(chain)) } }
    runtime.activity.end()
  }

  private func fail(_ flight: EffectFlight, _ work: EffectWork, _ error: any Error, _ attempts: Int) {
    let failure = EffectFailure(error, attempts: attempts, isCaught: work.recover != nil)
    let event = flight.event(.failed(failure))
    report?(event)
    if let recover = work.recover {
      if let value = recover(error) { hand(value, of: flight) }
    } else {
      runtime.onFailure?(event)
    }
  }

  /// Sends the last action of an effect that has returned.
  private func hand(_ value: any Sendable, of flight: EffectFlight) {
    if let reason = flight.cancellation {
      report?(flight.event(.dropped(tasks.isClosed ? .storeReleased : reason)))
    } else {
      deliver(flight.parcel(value))
    }
  }
}
