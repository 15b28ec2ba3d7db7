/// How old an answer is that may have been kept somewhere on the way.
public struct LoadFreshness: Hashable, Sendable {
  /// When it was made or last confirmed, in seconds since 1970.
  public var time: Int64
  /// Whether it is older than it should be: it is shown, and the answer of now follows.
  public var isStale: Bool

  /// An answer of `time`, in seconds since 1970; `isStale` where it is older than it should be.
  public init(time: Int64, isStale: Bool) {
    self.time = time
    self.isStale = isStale
  }

  /// The same, stale only where another answer follows.
  func followed(_ isFollowed: Bool) -> LoadFreshness { LoadFreshness(time: time, isStale: isFollowed) }

  /// The older one; what is made from a stale answer is stale.
  static func oldest(_ one: LoadFreshness?, _ other: LoadFreshness?) -> LoadFreshness? {
    guard let one, let other else { return one ?? other }
    return LoadFreshness(time: min(one.time, other.time), isStale: one.isStale || other.isStale)
  }
}
