internal import DesignSupport
internal import StoaFlow

/// A timeline as the inspector reads it: the entries that a filter lets through, and what is to be said of them.
@FlowActor struct TimelineReading: InspectorReading {
  let timeline: Timeline
  let redaction: Redaction
  let entries: [TimelineEntry]

  init(_ timeline: Timeline, filter: String, showsValues: Bool) {
    self.timeline = timeline
    redaction = showsValues ? .values : .names
    let wanted = filter.lowercased()
    guard !wanted.isEmpty else {
      entries = Array(timeline.entries)
      return
    }
    entries = timeline.entries.filter { entry in
      timeline.owner(of: entry)?.description.lowercased().contains(wanted) == true
    }
  }

  var numbers: [UInt64] { entries.map(\.number) }

  /// The rows from `top` on.
  func rows(_ range: Range<Int>) -> [InspectorContent.Row] {
    let newest = timeline.entries.last?.time ?? .zero
    return range.clamped(to: 0..<entries.count).map { index in
      let entry = entries[index]
      return InspectorContent.Row(
        lead: timeline.owner(of: entry)?.description ?? "", text: timeline.text(of: entry, redaction) ?? "(gone)",
        remark: InspectorAge.text(newest - entry.time),
        // The places on the screen became others.
        isMarked: entry.kind == .place)
    }
  }
}
