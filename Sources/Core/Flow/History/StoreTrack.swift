/// What a store has recorded: its last actions, and its state before the first of every 64.
///
/// Numbers stand in arrays of their own, so that what looks for them need not be made anew for each kind of store.
@usableFromInline
@FlowActor final class StoreTrack<State: Sendable, Action: Sendable> {
  let timeline: Timeline
  let id: TimelineTrackID
  /// The actions, and the numbers of their entries.
  @exclusivity(unchecked) @usableFromInline var actions: [Action] = []
  @exclusivity(unchecked) @usableFromInline var numbers: [UInt64] = []
  /// States, and after how many actions each of them was.
  @exclusivity(unchecked) @usableFromInline var states: [State] = []
  @exclusivity(unchecked) @usableFromInline var revisions: [UInt64] = []
  /// The state that was shown last.
  var recalled: (revision: UInt64, state: State)?
  /// Whether a moment is shown: what is sent waits.
  var isHeld = false
  /// The present, while another moment is shown.
  var present: (revision: UInt64, state: State)?

  init(timeline: Timeline, id: TimelineTrackID) {
    self.timeline = timeline
    self.id = id
  }

  /// Notes an action before it is reduced; `revision` is the store's, with it.
  @inlinable
  func record(_ action: Action, revision: UInt64, state: State) {
    let number = note(revision)
    guard number > 0 else { return }
    if revisions.isEmpty || revision & 63 == 1 {
      revisions.append(revision &- 1)
      states.append(state)
    }
    numbers.append(number)
    actions.append(action)
  }

  @usableFromInline
  func note(_ revision: UInt64) -> UInt64 { timeline.note(.action, id, revision: revision) }

  /// How many of the actions are of entries up to that one.
  func count(upTo number: UInt64) -> Int { numbers.count(upTo: number) }

  /// The state after so many of the actions, where it can be made.
  func state(
    after count: Int, reducing reduce: (inout State, Action) -> Effect<Action>
  ) -> (revision: UInt64, state: State)? {
    guard let first = revisions.first else { return nil }
    let revision = first + UInt64(count)
    let checkpoint = revisions.count(upTo: revision) - 1
    guard checkpoint >= 0 else { return nil }
    var found = (revision: revisions[checkpoint], state: states[checkpoint])
    if let recalled, recalled.revision <= revision, recalled.revision > found.revision { found = recalled }
    while found.revision < revision {
      _ = reduce(&found.state, actions[Int(found.revision - first)])
      found.revision += 1
    }
    recalled = found
    return found
  }

  /// Keeps the checkpoint before the first action that is still asked for, and what is newer.
  func forget(before number: UInt64) {
    let old = number == 0 ? 0 : numbers.count(upTo: number - 1)
    guard old < numbers.count, let first = revisions.first else {
      (actions, numbers, states, revisions, recalled) = ([], [], [], [], nil)
      return
    }
    let kept = revisions.count(upTo: first + UInt64(old)) - 1
    guard kept > 0 else { return }
    let gone = Int(revisions[kept] - first)
    actions.removeFirst(gone)
    numbers.removeFirst(gone)
    states.removeFirst(kept)
    revisions.removeFirst(kept)
    if let recalled, recalled.revision < revisions[0] { self.recalled = nil }
  }
}

extension Array<UInt64> {
  /// How many of the ascending numbers are not above that one.
  fileprivate func count(upTo number: UInt64) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] <= number {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
