/// What `Set` sets.
public enum TapeSetting: Hashable, Sendable {
  /// How long each character and key takes.
  case typingSpeed(Duration)
  case waitTimeout(Duration)
  case waitPattern(TapePattern)
  /// How the picture looks and moves, which a screen of cells does not: checked, and then ignored.
  case appearance(name: String, value: String)
}
