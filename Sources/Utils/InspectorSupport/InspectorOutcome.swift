/// What is to become of an inspector that has taken an event.
public enum InspectorOutcome: Hashable, Sendable {
  /// It stays.
  case stays
  /// It is to be closed.
  case closes
  /// It is to be closed, and the program to end.
  case quits
}
