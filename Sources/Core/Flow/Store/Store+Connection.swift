extension Store {
  /// Leads what effects send to the store, and what they report to whoever watches it.
  @usableFromInline
  func connect(isRecorded: Bool) {
    engine.deliver = { [weak self] value in
      guard let self else { return .storeReleased }
      guard let action = value as? Action else { return .wrongType }
      self.send(action)
      return nil
    }
    if let instrument {
      engine.report = { instrument.effect($0) }
      engine.reportViolation = { instrument.violated($0) }
      engine.reportOrphan = { instrument.orphaned($0) }
      engine.reportMove = { instrument.moved($0) }
    }
    guard isRecorded else { return }
    tellRuntime()
    if let timeline = engine.runtime.timeline { record(on: timeline) }
  }

  /// Whoever has no instrument of its own tells the runtime of what must not be.
  private func tellRuntime() {
    let runtime = engine.runtime
    if let hear = runtime.onViolation {
      let tell = engine.reportViolation
      engine.reportViolation = {
        tell?($0); hear($0)
      }
    }
    if let hear = runtime.onOrphan {
      let tell = engine.reportOrphan
      engine.reportOrphan = {
        tell?($0); hear($0)
      }
    }
  }

  private func record(on timeline: Timeline) {
    let id = timeline.attach(self)
    track = StoreTrack(timeline: timeline, id: id)
    let (effect, violation) = (engine.report, engine.reportViolation)
    let (orphan, move) = (engine.reportOrphan, engine.reportMove)
    engine.report = { event in
      // What it sends is on the log itself.
      if event.fate != .emitted { timeline.note(.effect(event), id, revision: event.sequence) }
      effect?(event)
    }
    engine.reportMove = { [weak self] made in
      self?.note(.moved(made))
      move?(made)
    }
    engine.reportViolation = { [weak self] found in
      self?.note(.violated(found))
      violation?(found)
    }
    engine.reportOrphan = { [weak self] found in
      self?.note(.orphaned(found))
      orphan?(found)
    }
  }

  private func note(_ kind: TimelineEvent.Kind) {
    guard let track else { return }
    track.timeline.note(kind, track.id, revision: reduced)
  }
}
