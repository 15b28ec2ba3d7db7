internal import DesignSupport
internal import StoaCanvas
internal import StoaFlow

extension TimelineReading {
  private static let mostChanges = 40
  private static let longestTrail = 12

  func detail(at index: Int, glyphs: GlyphSet) -> [DetailBlock] { detail(of: entries[index], glyphs: glyphs) }

  /// What an entry did: what is another now, what became of its effects, and how the phases of its store went.
  private func detail(of entry: TimelineEntry, glyphs: GlyphSet) -> [DetailBlock] {
    var blocks = changes(of: entry, arrow: glyphs.arrowRight)
    guard entry.kind == .action else { return blocks }
    let events = timeline.events(of: entry)
    blocks += [.gap, .heading("Effects")] + effects(events)
    let trail = trail(upTo: entry, arrow: glyphs.arrowRight)
    if !trail.isEmpty { blocks += [.gap, .heading("Phases")] + trail }
    let trouble = trouble(events)
    if !trouble.isEmpty { blocks += [.gap, .heading("Trouble")] + trouble }
    return blocks
  }

  private func changes(of entry: TimelineEntry, arrow: Character) -> [DetailBlock] {
    let differences = timeline.differences(of: entry, redaction)
    guard !differences.isEmpty else { return [.heading("Changed"), .note("nothing")] }
    var blocks = differences.prefix(Self.mostChanges).map { change($0, arrow: arrow) }
    if differences.count > Self.mostChanges {
      blocks.append(.note("and \(differences.count - Self.mostChanges) more"))
    }
    return [.heading("Changed")] + blocks
  }

  private func change(_ difference: StateDifference, arrow: Character) -> DetailBlock {
    let place = difference.path.isEmpty ? "state" : difference.path
    switch (difference.old, difference.new) {
    case (let old?, let new?) where old == new: return .text("\(place): \(new)")
    case (let old?, let new?): return .text("\(place): \(old) \(arrow) \(new)")
    case (let old?, nil): return .text("\(place): \(old) is gone")
    case (nil, let new): return .text("\(place): new \(new ?? "")")
    }
  }

  /// One line for each effect, with all that became of it.
  private func effects(_ events: [TimelineEvent]) -> [DetailBlock] {
    var lines: [(number: UInt64, text: String, isOver: Bool)] = []
    for case .effect(let event) in events.map(\.kind) {
      let isOver = event.fate.isLast
      if event.number > 0, let line = lines.firstIndex(where: { $0.number == event.number }) {
        lines[line].text += ", \(event.fate.text)"
        lines[line].isOver = isOver
      } else {
        lines.append((event.number, "\(place(of: event)): \(event.fate.text)", isOver))
      }
    }
    guard !lines.isEmpty else { return [.note("none")] }
    return lines.map { .text($0.isOver ? $0.text : "\($0.text), in flight") }
  }

  /// Where an effect was made: its file; with values its line, too.
  private func place(of event: EffectEvent) -> String {
    guard let source = event.source, let file = source.fileID.split(separator: "/").last else {
      return event.number == 0 ? "at once" : "effect \(event.number)"
    }
    return redaction.showsValues ? "\(event.number) \(file):\(source.line)" : "\(event.number) \(file)"
  }

  /// The last moves; those of this action stand out.
  private func trail(upTo entry: TimelineEntry, arrow: Character) -> [DetailBlock] {
    timeline.phaseTrail(upTo: entry).suffix(Self.longestTrail).map { revision, move in
      let text = "\(move.map.isEmpty ? "" : "\(move.map): ")\(move.phase) \(arrow) \(move.target) by \(move.trigger)"
      return revision == entry.revision ? .text(text) : .note(text)
    }
  }

  private func trouble(_ events: [TimelineEvent]) -> [DetailBlock] {
    events.compactMap { event in
      switch event.kind {
      case .violated(let violation): .text("\(violation)")
      case .orphaned(let orphan): .text("\(orphan)")
      case .effect, .moved: nil
      }
    }
  }
}

extension EffectEvent.Fate {
  /// Whether nothing comes of the effect any more.
  fileprivate var isLast: Bool {
    switch self {
    case .started, .waiting, .emitted, .retrying: false
    case .finished, .failed, .cancelled, .dropped: true
    }
  }
}
