/// When an answer that is no longer fresh may be shown all the same (RFC 9111, section 4.2.4; RFC 5861).
struct StaleAllowance {
  private let stored: StoredResponse
  private let freshness: Freshness
  private let request: CacheRequest
  private let directives: CacheDirectives

  init(_ stored: StoredResponse, _ freshness: Freshness, for request: CacheRequest) {
    self.stored = stored
    self.freshness = freshness
    self.request = request
    directives = stored.directives
  }

  /// True when the service or the request wants it confirmed first, come what may.
  private var isForbidden: Bool {
    directives.hasWhole("no-cache") || directives.has("must-revalidate") || directives.isBroken
      || request.wantsValidation || request.request.cacheMode == .revalidate
  }

  /// While it is being renewed behind the caller's back.
  var whileRevalidating: Bool {
    guard !isForbidden, !request.refuses(freshness) else { return false }
    return lies(within: directives.seconds("stale-while-revalidate"))
  }

  /// Instead of an error that the service answers.
  func instead(of status: Int) -> Bool {
    guard [500, 502, 503, 504].contains(status), !isForbidden else { return false }
    return lies(within: directives.seconds("stale-if-error"))
      || lies(within: request.directives.seconds("stale-if-error"))
  }

  /// While the service cannot be reached.
  func during(_ fault: HTTPError) -> Bool {
    guard fault.isConnectionFault || fault == .timedOut || fault == .offline, !isForbidden else { return false }
    return !request.refuses(freshness) || request.acceptsStale(freshness)
  }

  private func lies(within window: DeltaSeconds) -> Bool {
    guard let seconds = window.value, !freshness.isClockWrong else { return false }
    return freshness.staleness <= seconds * 1_000
  }
}
