/// What `Set` sets.
public enum TapeSetting: Hashable, Sendable {
  /// How long each character and key takes.
  case typingSpeed(Duration)
  /// How long `Wait` waits where it does not say.
  case waitTimeout(Duration)
  /// What `Wait` waits for where it does not say.
  case waitPattern(TapePattern)
  /// How the picture looks and moves, which a screen of cells does not: checked, and then ignored.
  case appearance(name: String, value: String)
}
