/// Something whose past a ``Timeline`` can show: a store, or what keeps the places on the screen.
@FlowActor package protocol TimelineTrack: AnyObject {
  /// Whose track it is: a type of the feature that has it, for its name.
  var owner: Any.Type { get }
  /// Looks as it did once the entry of that number was made, until `showPresent` is called.
  ///
  /// What comes meanwhile waits until then.
  func showMoment(_ number: UInt64)
  /// Looks as it does now again.
  func showPresent()
  /// Takes what came while a moment was shown.
  func takeWaiting()
  /// Lets go of what only moments before that entry need.
  func forgetMoments(before number: UInt64)
  /// What happened, in words; nil where the entry is forgotten, or is no entry of this track.
  func text(of entry: TimelineEntry, _ redaction: Redaction) -> String?
  /// What the entry changed.
  func differences(of entry: TimelineEntry, _ redaction: Redaction) -> [StateDifference]
}
