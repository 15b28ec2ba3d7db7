internal import Synchronization

/// Sends a request again after a fault that may pass, if sending it twice does no harm.
///
/// Cancellation ends the waiting at once. One value serves all requests of a client: they share its random numbers.
public final class RetryMiddleware: Middleware {
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let random: Mutex<SeededGenerator>

  public init(policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration>, random: SeededGenerator) {
    self.policy = policy
    self.clock = clock
    self.random = Mutex(random)
  }

  public func send(
    _ request: HTTPRequest, next: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    var attempt = 1
    while true {
      let outcome = await Self.outcome(of: request, next: next)
      attempt += 1
      guard attempt <= policy.tries, policy.repeats(request, after: outcome) else { return try outcome.get() }
      try await pause(before: attempt)
    }
  }

  private static func outcome(
    of request: HTTPRequest, next: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async -> Result<HTTPResponse, HTTPError> {
    do {
      return .success(try await next(request))
    } catch {
      return .failure(error)
    }
  }

  private func pause(before attempt: Int) async throws(HTTPError) {
    let delay = random.withLock { policy.delay(before: attempt, using: &$0) }
    do {
      try await clock.sleep(for: delay)
    } catch {
      throw .cancelled
    }
    if Task.isCancelled { throw .cancelled }
  }
}
