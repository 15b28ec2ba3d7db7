internal import StoaFlow

/// The arrangements that a stack has had, as far back as its timeline goes: their hosts show the old places again.
@FlowActor final class StackTrack<Route: Sendable, Sheet: Sendable> {
  typealias Arrangement = HostArrangement<Route, Sheet>

  let timeline: Timeline
  let id: TimelineTrackID
  /// Each with the number of the entry from which on it stood; the last is that of now.
  private var arrangements: [(number: UInt64, arrangement: Arrangement)] = [(0, Arrangement())]
  private(set) var count: UInt64 = 0
  /// The one of now, while another moment is shown.
  var present: Arrangement?

  init(timeline: Timeline, id: TimelineTrackID) {
    self.timeline = timeline
    self.id = id
  }

  func note(_ arrangement: Arrangement) {
    count += 1
    let number = timeline.note(.place, id, revision: count)
    // What is not on the log cannot be shown again.
    if number == 0 { arrangements = [] }
    arrangements.append((number, arrangement))
  }

  /// The arrangement once the entry of that number was made.
  func arrangement(at number: UInt64) -> Arrangement? {
    arrangements.last { $0.number <= number }?.arrangement
  }

  func forget(before number: UInt64) {
    guard let kept = arrangements.lastIndex(where: { $0.number < number }), kept > 0 else { return }
    arrangements.removeFirst(kept)
  }
}
