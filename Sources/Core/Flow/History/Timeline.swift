/// What happened in the stores of a program, and where it was: the last actions and changes of place, in order.
///
/// Each store keeps its own actions, and its state once in 64 of them; any state in between comes from reducing again.
/// So an action costs its entry and no more: some ten nanoseconds, and no allocation once the log is full. Recorded are
/// the stores without an instrument of their own whose ``EffectRuntime`` carries the timeline.
///
/// The timeline keeps nobody alive: a store that is gone takes its actions with it. ``clear()`` at the end of a session
/// lets go of everything that the log knows of it.
@FlowActor public final class Timeline {
  /// The most entries that are kept.
  nonisolated public let limit: Int
  /// Called after each new entry or event, while something wants to know.
  @exclusivity(unchecked) public var onChange: (@FlowActor () -> Void)?

  private let clock: @Sendable () -> Duration
  @exclusivity(unchecked) private var log: [TimelineEntry] = []
  private(set) var eventLog: [TimelineEvent] = []
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0
  private(set) var tracks: [TimelineTrackID: TrackReference] = [:]
  private var lastTrack: UInt32 = 0
  /// Tracks before this one are those of a session that was cleared.
  @exclusivity(unchecked) private var firstTrack: UInt32 = 0
  /// The number of the entry whose moment is shown; nil at the present.
  package private(set) var shown: UInt64?

  /// - Parameter clock: The time since a fixed moment; ages are told by it.
  public nonisolated init(limit: Int = 1_000, clock: @escaping @Sendable () -> Duration) {
    self.limit = max(1, limit)
    self.clock = clock
  }

  /// The time now, on the clock of the entries.
  public var now: Duration { clock() }

  /// The entries that are kept, the oldest first.
  public var entries: ArraySlice<TimelineEntry> { log.suffix(limit) }

  /// The number of the newest entry; zero before there is one.
  public var last: UInt64 { lastNumber }

  /// Forgets everything that happened, and what is recorded of stores that exist now: for the end of a session, so that
  /// nobody reads what the one before them did.
  public func clear() {
    let old = tracks
    (log, eventLog, tracks) = ([], [], [:])
    firstTrack = lastTrack + 1
    for reference in old.values { reference.track?.forgetMoments(before: .max) }
    onChange?()
  }

  /// Has everything look as it did once that entry was made, while `body` runs; what is sent meanwhile waits.
  ///
  /// Costs at most 63 reductions for each store that has changed since.
  public func show<Result>(_ number: UInt64, during body: () -> Result) -> Result {
    guard shown == nil, number < lastNumber else { return body() }
    shown = number
    let living = tracks.values.compactMap(\.track)
    for track in living { track.showMoment(number) }
    let result = body()
    shown = nil
    for track in living { track.showPresent() }
    for track in living { track.takeWaiting() }
    return result
  }

  /// Takes a track in; entries are noted under the answer.
  package func attach(_ track: any TimelineTrack) -> TimelineTrackID {
    lastTrack += 1
    let id = TimelineTrackID(number: lastTrack)
    tracks[id] = TrackReference(track: track, owner: track.owner)
    return id
  }

  /// Notes that something happened now; returns the number of its entry, zero where it is not kept.
  package func note(_ kind: TimelineEntry.Kind, _ track: TimelineTrackID, revision: UInt64) -> UInt64 {
    guard track.number >= firstTrack else { return 0 }
    lastNumber += 1
    log.append(
      TimelineEntry(number: lastNumber, time: clock(), kind: kind, revision: revision, track: track))
    if lastNumber & 127 == 0 { trim() }
    onChange?()
    return lastNumber
  }

  package func note(_ kind: TimelineEvent.Kind, _ track: TimelineTrackID, revision: UInt64) {
    guard track.number >= firstTrack else { return }
    if eventLog.count >= 4 * limit { eventLog.removeFirst(2 * limit) }
    eventLog.append(TimelineEvent(revision: revision, time: clock(), kind: kind, track: track))
    onChange?()
  }

  /// The tracks let go of what fell out; those that are gone and have no entry any more are forgotten.
  private func trim() {
    if log.count >= 2 * limit { log.removeFirst(log.count - limit) }
    guard let oldest = entries.first else { return }
    var named: Set<TimelineTrackID>?
    for (id, reference) in tracks {
      if let track = reference.track {
        track.forgetMoments(before: oldest.number)
      } else if lastNumber & 1_023 == 0 {
        let living = named ?? Set(entries.lazy.map(\.track))
        named = living
        if !living.contains(id) { tracks[id] = nil }
      }
    }
  }
}
