/// What a request says to a cache (RFC 9111, section 5.2.1).
struct CacheRequest: Sendable {
  let request: HTTPRequest
  let directives: CacheDirectives

  init(_ request: HTTPRequest) {
    self.request = request
    directives = CacheDirectives(request.headers)
  }

  /// True when the cache may answer it, and keep its answer.
  var usesCache: Bool {
    guard request.method == .get || request.method == .head, request.body == nil, !directives.has("no-store") else {
      return false
    }
    // What the service alone can decide.
    let conditions = ["If-Match", "If-Unmodified-Since"]
    return !conditions.contains { request.headers[$0] != nil } && !Credentials.areIn(request)
  }

  /// True when no answer will do that the service has not confirmed.
  var wantsValidation: Bool {
    if directives.has("no-cache") { return true }
    // What clients said before there was Cache-Control (section 5.4).
    return directives.isEmpty && request.headers.list("Pragma").contains { $0.lowercased() == "no-cache" }
  }

  var isOnlyIfCached: Bool { request.cacheMode == .onlyIfCached || directives.has("only-if-cached") }

  /// True when an answer of that age and lifetime is not what the request asks for, stale or not.
  func refuses(_ freshness: Freshness) -> Bool {
    switch directives.seconds("max-age") {
    case .seconds(let most): if freshness.age > most * 1_000 { return true }
    case .invalid: return true
    case .absent: break
    }
    switch directives.seconds("min-fresh") {
    case .seconds(let least): return freshness.lifetime - freshness.age < least * 1_000
    case .invalid: return true
    case .absent: return false
    }
  }

  /// True when the request takes what has been stale for so long, and no longer.
  func acceptsStale(_ freshness: Freshness) -> Bool {
    if request.cacheMode == .keptFirst { return true }
    guard directives.has("max-stale"), !freshness.isClockWrong else { return false }
    if directives.hasWhole("max-stale") { return true }
    guard let most = directives.seconds("max-stale").value else { return false }
    return freshness.staleness <= most * 1_000
  }
}
