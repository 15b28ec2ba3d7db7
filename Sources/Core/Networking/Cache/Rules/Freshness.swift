/// How old an answer is and how long it lasts, in milliseconds (RFC 9111, section 4.2).
package struct Freshness: Hashable, Sendable {
  /// The time since the service made or last confirmed it.
  package let age: Int
  /// How old it may become before it is stale.
  let lifetime: Int
  /// True when it came at a time that is still ahead: the clock was set, and nothing can be said.
  let isClockWrong: Bool

  /// The statuses that may last without a word from the service (RFC 9110, section 15.1).
  static let heuristicStatuses: Set<Int> = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]
  /// A day: no guess lasts longer.
  static let longestGuess = 86_400_000
  /// So far a clock may be put right without making everything doubtful.
  private static let clockTolerance = 1_000

  package init(_ stored: StoredResponse, now: Int, policy: FreshnessPolicy) {
    isClockWrong = now < stored.responseTime - Self.clockTolerance
    age = Self.age(stored, now: now)
    lifetime = isClockWrong ? 0 : Self.lifetime(stored, policy)
  }

  package var isFresh: Bool { !isClockWrong && lifetime > age }

  /// How long it has been stale; for ever where the clock is wrong.
  var staleness: Int { isClockWrong ? .max : max(0, age - lifetime) }

  /// In whole seconds, for the `Age` field.
  var ageInSeconds: Int { age / 1_000 }

  /// Section 4.2.3.
  private static func age(_ stored: StoredResponse, now: Int) -> Int {
    let apparent = max(0, stored.responseTime / 1_000 - stored.date) * 1_000
    let delay = max(0, stored.responseTime - stored.requestTime)
    let corrected = statedAge(stored.headers) * 1_000 + delay
    return max(apparent, corrected) + max(0, now - stored.responseTime)
  }

  /// The first member of `Age`; what is no number is ignored (section 5.1).
  private static func statedAge(_ headers: HTTPHeaders) -> Int {
    headers.list("Age").first.flatMap { DeltaSeconds(digits: $0).value } ?? 0
  }

  /// Section 4.2.1; information that is broken makes an answer stale.
  private static func lifetime(_ stored: StoredResponse, _ policy: FreshnessPolicy) -> Int {
    let directives = stored.directives
    if directives.isBroken { return 0 }
    let mayGuess = heuristicStatuses.contains(stored.status) || directives.has("public")
    let explicit = explicit(stored, directives)
    guard explicit != nil || mayGuess else { return 0 }
    return max(0, policy.lifetime(explicit: explicit, heuristic: guess(stored)))
  }

  private static func explicit(_ stored: StoredResponse, _ directives: CacheDirectives) -> Int? {
    switch directives.seconds("max-age") {
    case .seconds(let count): return count * 1_000
    case .invalid: return 0
    case .absent: break
    }
    guard let text = stored.headers["Expires"] else { return nil }
    guard let date = HTTPDate.seconds(text, now: stored.responseTime / 1_000) else { return 0 }
    return (date - stored.date) * 1_000
  }

  /// Section 4.2.2: a tenth of the time for which it had not changed.
  private static func guess(_ stored: StoredResponse) -> Int {
    guard let changed = stored.lastModified else { return 0 }
    return min(max(0, stored.date - changed) * 100, longestGuess)
  }
}
