internal import DomainLayer
internal import StoaFlow

extension LoadFreshness {
  /// How old an answer of the domain is.
  init?(_ freshness: Freshness?) {
    guard let freshness else { return nil }
    self.init(time: freshness.time, isStale: freshness.isStale)
  }
}
