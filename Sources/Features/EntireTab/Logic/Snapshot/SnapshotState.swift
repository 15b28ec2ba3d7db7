/// How far it is with keeping where the program is.
public struct SnapshotState: Sendable, Equatable {
  /// Whether it will be kept before long, because something was done since the last time.
  public package(set) var isDue = false
  /// Whether a document is on its way to the disk.
  var isBeingKept = false
  /// The newer one that goes next.
  package var next: SnapshotDraft?
  /// Whether it has been said in this run that it cannot be kept.
  var hasSaidFailure = false

  public init() {}
}
