internal import Synchronization

/// Sends a request again after a fault that may pass, if sending it twice does no harm; and leaves a service alone for as
/// long as it asks for (`Retry-After`).
///
/// That holds for all requests of the client to that origin, whichever of them was told so. A wait that is short is waited
/// for; a long one is an error that says how long it is. Cancellation ends the waiting at once. One value serves all
/// requests of a client: they share its random numbers and what services asked for.
public final class RetryMiddleware: Middleware {
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let random: Mutex<SeededGenerator>
  private let holds: HostHolds
  private let now: @Sendable () -> Int

  /// - Parameter now: The time in milliseconds since 1970, for a `Retry-After` that is a date.
  public init(
    policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration>, random: SeededGenerator,
    now: @escaping @Sendable () -> Int = WallClock.now
  ) {
    self.policy = policy
    self.clock = clock
    self.random = Mutex(random)
    self.now = now
    holds = HostHolds(clock: clock)
  }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    let elapsed = Stopwatch.start(clock)
    var attempt = 1
    while true {
      try await waitUntilFree(request, elapsed())
      let outcome = await Result(of: request, next)
      let isHeld = note(outcome, from: request.url.origin)
      attempt += 1
      guard attempt <= policy.tries, policy.repeats(request, after: outcome) else { return try outcome.get() }
      // Whoever is told when to come back comes then.
      if isHeld { continue }
      let delay = random.withLock { policy.delay(before: attempt, using: &$0) }
      guard elapsed() + delay <= policy.total else { return try outcome.get() }
      try await pause(for: delay, isAskedFor: false)
    }
  }

  /// Waits for as long as the service wants to be left alone, and a little longer, so that not all come back together.
  private func waitUntilFree(_ request: HTTPRequest, _ elapsed: Duration) async throws(HTTPError) {
    var remaining = holds.remaining(request.url.origin)
    while remaining > .zero {
      let limit = min(policy.longestHold, policy.total - elapsed, request.timeout ?? policy.longestHold)
      guard remaining <= limit else {
        throw .heldBack(host: request.url.authority, seconds: Int((remaining / .seconds(1)).rounded(.up)))
      }
      let delay = random.withLock { policy.delay(before: 2, using: &$0) }
      try await pause(for: remaining + delay, isAskedFor: true)
      remaining = holds.remaining(request.url.origin)
    }
  }

  /// Takes down how long the service wants to be left alone; false when it did not say.
  private func note(_ outcome: Result<HTTPResponse, HTTPError>, from origin: HTTPURL.Origin) -> Bool {
    guard case .success(let response) = outcome, policy.statuses.contains(response.status),
      let seconds = RetryAfter.seconds(response, now: now()), seconds > 0
    else { return false }
    holds.hold(origin, for: .seconds(seconds))
    return true
  }

  private func pause(for delay: Duration, isAskedFor: Bool) async throws(HTTPError) {
    ExchangeTrace.current?.wait(for: delay, isAskedFor: isAskedFor)
    defer { ExchangeTrace.current?.goOn() }
    do {
      try await clock.sleep(for: delay)
    } catch {
      throw .cancelled
    }
    if Task.isCancelled { throw .cancelled }
  }
}
