extension Timeline {
  /// The entry of that number, where it is kept.
  package func entry(_ number: UInt64) -> TimelineEntry? {
    let entries = entries
    guard let first = entries.first, number >= first.number, number <= last else { return nil }
    return entries[entries.startIndex + Int(number - first.number)]
  }

  /// Whose entry it is.
  package func owner(of entry: TimelineEntry) -> TimelineOwner? {
    tracks[entry.track].map { TimelineOwner($0.owner) }
  }

  /// What happened, in words; nil where its store is gone.
  package func text(of entry: TimelineEntry, _ redaction: Redaction) -> String? {
    tracks[entry.track]?.track?.text(of: entry, redaction)
  }

  /// What the entry changed.
  package func differences(of entry: TimelineEntry, _ redaction: Redaction) -> [StateDifference] {
    tracks[entry.track]?.track?.differences(of: entry, redaction) ?? []
  }

  /// What became of the effects that the action asked for, and how its phases moved, in order.
  package func events(of entry: TimelineEntry) -> [TimelineEvent] {
    eventLog.filter { $0.track == entry.track && $0.revision == entry.revision && entry.kind == .action }
  }

  /// The moves of the phases of that entry's store, up to the entry.
  package func phaseTrail(upTo entry: TimelineEntry) -> [(revision: UInt64, move: PhaseMove)] {
    eventLog.compactMap { event in
      guard event.track == entry.track, event.revision <= entry.revision, case .moved(let move) = event.kind else {
        return nil
      }
      return (event.revision, move)
    }
  }
}
