/// One thing that happened, as a ``Timeline`` keeps it: where, when, and as the how manieth of its place.
public struct TimelineEntry: Sendable, Equatable {
  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// A store reduced an action.
    case action
    /// The places on the screen became others.
    case place
  }

  /// Counts all entries of a timeline, from one.
  public let number: UInt64
  /// On the timeline's clock.
  public let time: Duration
  /// What it was.
  public let kind: Kind
  /// Of an action: the revision of its store after it.
  public let revision: UInt64
  let track: TimelineTrackID
}
