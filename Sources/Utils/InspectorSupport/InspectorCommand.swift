public import StoaInput

/// What the keys of the inspector do.
public enum InspectorCommand: Hashable, Sendable {
  /// To another entry, or within the page about one.
  case move(Motion)
  /// Show the whole screen of the moment, or the inspector again.
  case moment
  /// Back to the present.
  case present
  /// To the other half.
  case pane
  case filter
  /// Tell numbers and texts, or names only.
  case values
  /// Give the keys to the program.
  case program
  case help
  /// One stage back; at the last one, close.
  case back
  case close
  /// End the program.
  case quit
}
