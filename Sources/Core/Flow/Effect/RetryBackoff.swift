/// How long to wait between the attempts of an effect.
public enum RetryBackoff: Sendable, Equatable {
  /// Always as long.
  case constant(Duration)
  /// Twice as long each time, from `first` on, and never longer than `cap`.
  case exponential(first: Duration, cap: Duration)

  /// The wait after that many attempts have failed.
  package func delay(after attempts: Int) -> Duration {
    switch self {
    case .constant(let delay): return max(.zero, delay)
    case .exponential(let first, let cap):
      var delay = max(.zero, first)
      var doublings = attempts - 1
      // Stops at the cap, so that no number of attempts can overflow.
      while doublings > 0 && delay < cap && delay > .zero {
        delay += min(delay, cap - delay)
        doublings -= 1
      }
      return max(.zero, min(delay, cap))
    }
  }
}
