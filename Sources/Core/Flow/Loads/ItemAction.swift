/// What happens to one loaded value.
public enum ItemAction<Value: Sendable & Equatable, Failure: Error & Equatable>: Sendable, Equatable {
  /// Its place came on the screen; the first time, it loads.
  case appeared
  /// The person asked for new data, or tried again.
  case refreshed
  /// The person stopped waiting.
  case cancelled
  /// The wait went on for another moment.
  case waited
  /// The value came; a stale one is followed by another one.
  case arrived(Value, freshness: LoadFreshness? = nil, generation: Int)
  /// The value did not come.
  case failed(Failure, generation: Int)
}
