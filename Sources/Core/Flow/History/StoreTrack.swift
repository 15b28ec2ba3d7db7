/// What a store has recorded: its last actions, and its state before the first of every 64.
@usableFromInline
@FlowActor final class StoreTrack<State: Sendable, Action: Sendable> {
  /// An action with the number of its entry.
  @usableFromInline typealias Record = (number: UInt64, action: Action)
  /// A state with the number of actions that had led to it.
  @usableFromInline typealias Checkpoint = (revision: UInt64, state: State)

  let timeline: Timeline
  let id: TimelineTrackID
  @exclusivity(unchecked) @usableFromInline var records: [Record] = []
  @exclusivity(unchecked) @usableFromInline var checkpoints: [Checkpoint] = []
  /// The state that was shown last.
  var recalled: Checkpoint?
  /// Whether a moment is shown: what is sent waits.
  var isHeld = false
  /// The present, while another moment is shown.
  var present: Checkpoint?

  init(timeline: Timeline, id: TimelineTrackID) {
    self.timeline = timeline
    self.id = id
  }

  /// Notes an action before it is reduced; `revision` is the store's, with it.
  @inlinable
  func record(_ action: Action, revision: UInt64, state: State) {
    let number = note(revision)
    guard number > 0 else { return }
    if checkpoints.isEmpty || revision & 63 == 1 { checkpoints.append((revision &- 1, state)) }
    records.append((number, action))
  }

  @usableFromInline
  func note(_ revision: UInt64) -> UInt64 { timeline.note(.action, id, revision: revision) }

  /// How many of the records were made up to that entry.
  func count(upTo number: UInt64) -> Int {
    var range = 0..<records.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if records[middle].number <= number {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// The revision before the first record.
  var firstRevision: UInt64 { checkpoints.first?.revision ?? 0 }

  /// The state after so many of the records, where it can be made; there must be a later one.
  func state(
    after count: Int, reducing reduce: (inout State, Action) -> Effect<Action>
  ) -> Checkpoint? {
    let revision = firstRevision + UInt64(count)
    guard var found = checkpoints.last(where: { $0.revision <= revision }) else { return nil }
    if let recalled, recalled.revision <= revision, recalled.revision > found.revision { found = recalled }
    while found.revision < revision {
      _ = reduce(&found.state, records[Int(found.revision - firstRevision)].action)
      found.revision += 1
    }
    recalled = found
    return found
  }

  /// Keeps the checkpoint before the first record that is still asked for, and what is newer.
  func forget(before number: UInt64) {
    let old = number == 0 ? 0 : count(upTo: number - 1)
    if old == records.count {
      (records, checkpoints, recalled) = ([], [], nil)
      return
    }
    let first = firstRevision
    guard let kept = checkpoints.lastIndex(where: { $0.revision <= first + UInt64(old) }), kept > 0 else { return }
    records.removeFirst(Int(checkpoints[kept].revision - first))
    checkpoints.removeFirst(kept)
    if let recalled, recalled.revision < firstRevision { self.recalled = nil }
  }
}
