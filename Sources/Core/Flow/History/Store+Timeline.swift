extension Store: TimelineTrack {
  package var owner: Any.Type { State.self }

  package func showMoment(_ number: UInt64) {
    guard let track, !track.isHeld, !isBusy else { return }
    track.isHeld = true
    isBusy = true
    let count = track.count(upTo: number)
    // What did not change since looks as it does.
    guard count < track.actions.count, let moment = track.state(after: count, reducing: reduce) else { return }
    track.present = (reduced, storage)
    (reduced, storage) = moment
  }

  package func showPresent() {
    guard let track, let present = track.present else { return }
    (reduced, storage) = present
    track.present = nil
  }

  package func takeWaiting() {
    guard let track, track.isHeld else { return }
    track.isHeld = false
    isBusy = false
    guard !queue.isEmpty else { return }
    isBusy = true
    settle()
  }

  package func forgetMoments(before number: UInt64) {
    track?.forget(before: number)
  }

  package func text(of entry: TimelineEntry, _ redaction: Redaction) -> String? {
    action(of: entry).map { redaction.text(of: $0) }
  }

  package func differences(of entry: TimelineEntry, _ redaction: Redaction) -> [StateDifference] {
    guard let track, let index = index(of: entry), let before = track.state(after: index, reducing: reduce) else {
      return []
    }
    var after = before.state
    _ = reduce(&after, track.actions[index])
    return redaction.differences(before.state, after)
  }

  private func action(of entry: TimelineEntry) -> Action? {
    index(of: entry).flatMap { track?.actions[$0] }
  }

  private func index(of entry: TimelineEntry) -> Int? {
    guard let track, track.id == entry.track else { return nil }
    let index = track.count(upTo: entry.number) - 1
    return index >= 0 && track.numbers[index] == entry.number ? index : nil
  }
}
