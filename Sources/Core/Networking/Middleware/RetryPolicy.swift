/// When a request is tried again, and how long to wait before.
public struct RetryPolicy: Hashable, Sendable {
  /// All tries together, the first one included.
  public var tries: Int
  /// The longest wait before the second try; it doubles with each one after.
  public var base: Duration
  /// No wait is longer.
  public var cap: Duration
  /// Answers that another try may better.
  public var statuses: Set<Int>
  /// The longest that a request waits for a service that asks to be left alone.
  public var longestHold: Duration
  /// No try begins later than so long after the first one.
  public var total: Duration

  /// Three tries within half a minute, where nothing else is said.
  public init(
    tries: Int = 3, base: Duration = .milliseconds(200), cap: Duration = .seconds(2),
    statuses: Set<Int> = [408, 429, 502, 503, 504], longestHold: Duration = .seconds(10),
    total: Duration = .seconds(30)
  ) {
    self.tries = tries
    self.base = base
    self.cap = cap
    self.statuses = statuses
    self.longestHold = longestHold
    self.total = total
  }

  /// One try and no more.
  public static let never = RetryPolicy(tries: 1)

  /// The longest wait before that try (2 is the first repetition): base × 2ⁿ, at most the cap.
  package func ceiling(before attempt: Int) -> Duration {
    var wait = base
    for _ in 2..<max(attempt, 2) where wait < cap { wait *= 2 }
    return min(wait, cap)
  }

  /// A wait anywhere from nothing to the ceiling, so that many clients do not come back together (full jitter).
  package func delay(before attempt: Int, using random: inout SeededGenerator) -> Duration {
    let (seconds, attoseconds) = ceiling(before: attempt).components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return .nanoseconds(Int64.random(in: 0...max(nanoseconds, 0), using: &random))
  }

  /// Only what is safe to send twice: by its method, or because the service tells repetitions by their key.
  func repeats(_ request: HTTPRequest, after outcome: Result<HTTPResponse, HTTPError>) -> Bool {
    guard request.method.isIdempotent || request.headers["Idempotency-Key"] != nil else { return false }
    return switch outcome {
    case .success(let response): statuses.contains(response.status)
    case .failure(let error): error.isConnectionFault
    }
  }
}
