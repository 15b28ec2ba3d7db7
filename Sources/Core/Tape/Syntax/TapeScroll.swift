/// The way a wheel turns.
public enum TapeScroll: Hashable, Sendable { case up, down }
