extension Store {
  /// Leads what effects send to the store, and what they report to whoever watches it.
  @usableFromInline
  func connect() {
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
    } else if let timeline = engine.runtime.timeline {
      record(on: timeline)
    } else {
      engine.reportViolation = engine.runtime.onViolation
      engine.reportOrphan = engine.runtime.onOrphan
    }
  }

  private func record(on timeline: Timeline) {
    let id = timeline.attach(self)
    track = StoreTrack(timeline: timeline, id: id)
    let runtime = engine.runtime
    engine.report = { timeline.note(.effect($0), id, revision: $0.sequence) }
    engine.reportMove = { [weak self] move in
      guard let self else { return }
      timeline.note(.moved(move), id, revision: self.reduced)
    }
    engine.reportViolation = { [weak self] violation in
      if let self { timeline.note(.violated(violation), id, revision: self.reduced) }
      runtime.onViolation?(violation)
    }
    engine.reportOrphan = { [weak self] orphan in
      if let self { timeline.note(.orphaned(orphan), id, revision: self.reduced) }
      runtime.onOrphan?(orphan)
    }
  }
}
