package import StoaFlow
internal import StoaRouting

/// The past of a stack: which places were on it. What was on them is the past of their stores.
extension StackCoordinator: TimelineTrack {
  package var owner: Any.Type { Route.self }

  /// Has the changes of place recorded from now on.
  func record(on timeline: Timeline) {
    track = StackTrack(timeline: timeline, id: timeline.attach(self))
  }

  package func showMoment(_ number: UInt64) {
    guard let track, track.present == nil, let moment = track.arrangement(at: number) else { return }
    track.present = arrangement
    arrangement = moment
  }

  package func showPresent() {
    guard let track, let present = track.present else { return }
    arrangement = present
    track.present = nil
  }

  package func takeWaiting() {}

  package func forgetMoments(before number: UInt64) { track?.forget(before: number) }

  package func text(of entry: TimelineEntry, _ redaction: Redaction) -> String? {
    guard let track, let new = track.arrangement(at: entry.number) else { return nil }
    let places = ["the root"] + new.stack.map { redaction.text(of: $0.route) }
    return "shows \(new.sheet.map { redaction.text(of: $0.sheet) } ?? places.last ?? "")"
  }

  package func differences(of entry: TimelineEntry, _ redaction: Redaction) -> [StateDifference] {
    guard let track, let new = track.arrangement(at: entry.number),
      let old = track.arrangement(at: entry.number - 1)
    else { return [] }
    return redaction.differences(old.place, new.place)
  }
}

extension HostArrangement {
  fileprivate var place: Place<Route, Sheet> { Place(stack.map(\.route), sheet: sheet?.sheet) }
}
