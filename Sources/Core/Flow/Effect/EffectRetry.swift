/// When a failed run is tried again.
struct EffectRetry: Sendable {
  /// How many attempts may follow the first.
  let count: Int
  let backoff: RetryBackoff
  let hasJitter: Bool
  let matches: @Sendable (any Error) -> Bool

  /// The wait before the next attempt; nil when there is to be none.
  func delay(after error: any Error, attempts: Int, jitter: @autoclosure () -> Double) -> Duration? {
    guard attempts <= count, !(error is CancellationError), matches(error) else { return nil }
    let delay = backoff.delay(after: attempts)
    return hasJitter ? delay * jitter() : delay
  }
}
