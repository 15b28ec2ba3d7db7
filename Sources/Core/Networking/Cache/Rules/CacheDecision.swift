/// What to do about a request, given what the cache holds for it (RFC 9111, section 4).
enum CacheDecision: Hashable, Sendable {
  case answer(Provenance.Source)
  /// Show it, stale as it is, and renew it.
  case answerAndRenew
  /// Ask the service whether it still holds.
  case validate
  /// There is nothing that could be shown: ask the service.
  case fetch
  /// There is nothing, and the service is not to be asked.
  case nothing

  init(_ request: CacheRequest, _ stored: StoredResponse?, _ freshness: Freshness?) {
    guard let stored, let freshness else {
      self = request.isOnlyIfCached ? .nothing : .fetch
      return
    }
    switch Self.use(of: stored, freshness, for: request) {
    case .answer(let source): self = .answer(source)
    case .answerAndRenew where request.isOnlyIfCached: self = .answer(.stale)
    case _ where request.isOnlyIfCached: self = .nothing
    case .answerAndRenew: self = .answerAndRenew
    // A HEAD or a range asks for less than what would have to be confirmed.
    default: self = request.request.method == .get && request.request.headers["Range"] == nil ? .validate : .fetch
    }
  }

  private static func use(
    of stored: StoredResponse, _ freshness: Freshness, for request: CacheRequest
  ) -> CacheDecision {
    let directives = stored.directives
    let isImmutable = directives.has("immutable") && freshness.isFresh
    if request.request.cacheMode == .revalidate, !isImmutable { return .validate }
    guard !request.wantsValidation, !directives.hasWhole("no-cache") else { return .validate }
    if !request.refuses(freshness) {
      if freshness.isFresh { return .answer(.hit) }
      // Whoever takes it however old it is asks again by themselves.
      if request.request.cacheMode != .keptFirst,
        StaleAllowance(stored, freshness, for: request).whileRevalidating
      {
        return .answerAndRenew
      }
    }
    let mustConfirm = directives.has("must-revalidate") || directives.isBroken
    return !freshness.isFresh && !mustConfirm && request.acceptsStale(freshness) ? .answer(.stale) : .validate
  }
}
