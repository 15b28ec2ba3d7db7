public import DomainLayer

/// What happens to where the program was left, and is left.
public enum SnapshotAction: Sendable, Equatable {
  /// What the last run left has been read; nil where it left nothing.
  case loaded([UInt8]?)
  /// It cannot be read.
  case unreadable(SnapshotError)
  /// Somebody did something: where they are is to be kept before long.
  case touched
  /// Now it is.
  case due
  /// Where somebody is, as a document of their session.
  case taken(SnapshotDraft)
  /// The save that was on its way has ended.
  case kept(SnapshotError?)
}
