extension EffectEngine {
  /// Cancels what runs or waits under `id`, if the action of revision `boundary` or an earlier one started it.
  func cancel(_ id: EffectID, through boundary: UInt64, reason: EffectDropReason) {
    if deferrals > 0 { boundaries[id] = max(boundary, boundaries[id] ?? 0) }
    turn {
      for flight in flights where flight.context.sequence <= boundary && flight.context.ids.contains(id) {
        cancelChains(above: flight, reason: reason) { $0.context.ids.contains(id) }
        cancel(flight, reason: reason)
      }
      for (key, window) in windows
      where window.sequence <= boundary && window.pending == nil && (key == id || key.isInside(id)) {
        close(window, key)
      }
    }
  }

  /// Cancels what runs or waits in those children of the context of which `isGone` says that they are gone.
  func sweep(_ context: EffectContext, where isGone: (EffectID) -> Bool) {
    var gone: [EffectID] = []
    for id in flights.flatMap(\.context.ids) where !gone.contains(id) {
      var own = id
      if let scope = context.scope {
        guard let scoped = id.value(as: ScopedID.self), scoped.scope == scope else { continue }
        own = scoped.id
      }
      if isGone(own) { gone.append(id) }
    }
    for id in gone { cancel(id, through: context.sequence, reason: .cancelled(id)) }
  }

  /// Cancels everything that runs or waits.
  @usableFromInline
  func cancelAll() {
    turn {
      for flight in flights {
        cancelChains(above: flight, reason: .allCancelled) { _ in true }
        cancel(flight, reason: .allCancelled)
      }
      for (id, window) in windows { close(window, id) }
    }
  }

  /// The task ends when it notices; until then it counts in the activity and what it sends is dropped.
  func cancel(_ flight: EffectFlight, reason: EffectDropReason) {
    guard flight.cancellation == nil, !flight.isFinished else { return }
    flight.cancellation = reason
    if !flight.isBareTimer { report?(flight.event(.cancelled(reason))) }
    if let id = flight.waitsInWindow {
      windows[id]?.pending = nil
      settle(flight)
    } else {
      tasks.cancel(flight.number)
    }
  }

  private func close(_ window: EffectWindow, _ id: EffectID) {
    windows[id] = nil
    cancel(window.timer, reason: .cancelled(id))
  }
}
