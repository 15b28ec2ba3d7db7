/// The way a wheel turns.
public enum TapeScroll: Hashable, Sendable {
  /// Away from the person, or towards them.
  case up, down
}
