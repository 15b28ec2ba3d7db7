/// How long an answer may be shown without asking the service again, where the service leaves that open.
public enum FreshnessPolicy: Hashable, Sendable {
  /// What RFC 9111 says and no more: without a word from the service a tenth of the time since the last change.
  case standard
  /// For so long, unless the service says shorter: it can only shorten it.
  case cacheFirst(Duration)

  /// The lifetime, in milliseconds, of an answer for which the service names that one, or none.
  func lifetime(explicit: Int?, heuristic: Int) -> Int {
    switch self {
    case .standard: return explicit ?? heuristic
    case .cacheFirst(let duration):
      let (seconds, attoseconds) = duration.components
      let limit = Int(clamping: min(seconds, 1 << 40) * 1_000 + attoseconds / 1_000_000_000_000_000)
      return min(explicit ?? limit, limit)
    }
  }
}
