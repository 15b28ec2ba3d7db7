/// How old an answer is that may have been kept.
public struct Freshness: Hashable, Sendable {
  /// When the service made or last confirmed it, in seconds since 1970.
  public let time: Int64
  /// Whether it is older than it should be: it is shown until a newer one comes.
  public let isStale: Bool
  /// Whether it may be shown again while the service cannot be asked; false where the service wants each use confirmed.
  public let mayStandIn: Bool

  public init(time: Int64, isStale: Bool, mayStandIn: Bool = true) {
    self.time = time
    self.isStale = isStale
    self.mayStandIn = mayStandIn
  }

  /// Of something made from several answers: as old as the oldest of them; nil where none was kept.
  public static func oldest(_ all: some Sequence<Freshness?>) -> Freshness? {
    let known = all.compactMap(\.self)
    guard let time = known.map(\.time).min() else { return nil }
    return Freshness(
      time: time, isStale: known.contains(where: \.isStale), mayStandIn: known.allSatisfy(\.mayStandIn))
  }
}
